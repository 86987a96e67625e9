import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import { AlertIcon } from '../../components/icons/AlertIcon.tsx';
import { positionsCopy } from '../../content/marketing/positions.ts';
import { CloseIcon } from '../../components/icons/CloseIcon.tsx';

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '22px 1fr 44px',
  alignItems: 'center',
  columnGap: 14,
  padding: '8px 8px 8px 20px',
  borderRadius: 16,
  backgroundColor: theme.vars.palette.primary.container,
  color: theme.vars.palette.primary.onContainer,
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
}));

const Words = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 20px',
  padding: '6px 0',
});

const Status = styled('p')({ fontWeight: 600 });

const FormLink = styled(Link)({ color: 'inherit', fontWeight: 600 }) as typeof Link;

const DismissButton = styled(IconButton)({ color: 'inherit' });

/**
 * Shown after a press of ‘Apply Now’. The alert holds the one word ‘Applying’; the link to the form stands beside it.
 */
export function ApplyingNote({ onDismiss }: { onDismiss: () => void }) {
  const { alert, form, dismiss } = positionsCopy.applying;
  return (
    <Box>
      <AlertIcon kind="info" />
      <Words>
        <Status role="alert">{alert}</Status>
        <FormLink component={RouterLink} to={paths.jobApplication}>
          {form}
        </FormLink>
      </Words>
      <DismissButton aria-label={dismiss} onClick={onDismiss}>
        <CloseIcon />
      </DismissButton>
    </Box>
  );
}
