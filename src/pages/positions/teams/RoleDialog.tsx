import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { openingFor } from '../../../../contract/enumerations/openings.ts';
import { paths } from '../../../../contract/paths.ts';
import { Chip } from '../../../components/feedback/Chip.ts';
import { OverlayDialog } from '../../../components/feedback/OverlayDialog.tsx';
import { positionsCopy } from '../../../content/marketing/positions.ts';
import type { Role, Team } from '../../../content/marketing/positions.ts';
import type { LocationState } from '../../../state/locationState.ts';
import { lowPadding, lowWindow } from '../../../theme/tokens/overlay.ts';
import { LinkWithState } from '../../../hydration/islands/LinkWithState.tsx';
import { CloseIcon } from '../../../components/icons/CloseIcon.tsx';

const Top = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: 16,
});

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '12px 24px',
  marginTop: 24,
  paddingTop: 24,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr', rowGap: 2 },
}));

const Term = styled('dt')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  // Sets one pair apart from the next where they stand in one column.
  [theme.breakpoints.down('sm')]: { '& ~ &': { marginTop: 10 } },
}));

const Openness = styled('p')(({ theme }) => ({ ...theme.typography.body2, marginTop: 20 }));

type RoleDialogProps = { open: boolean; role: Role; team: Team; onClose: () => void };

/** The content of the dialog; the focus starts on ‘Close’. */
function Body({
  role,
  team,
  ids,
  onClose,
}: Omit<RoleDialogProps, 'open'> & { ids: Record<'title' | 'text', string> }) {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  const copy = positionsCopy.role;
  const opening = openingFor(role.name);
  const state: LocationState = {
    prefill: { role: role.name, ...(opening && { jobType: opening.jobType, opening: opening.title }) },
  };
  return (
    <>
      <Top>
        <Chip>{team.name}</Chip>
        <IconButton edge="end" aria-label={copy.closeIcon} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Top>
      <DialogTitle id={ids.title}>{role.name}</DialogTitle>
      <DialogContent>
        <Typography id={ids.text} sx={{ color: 'text.secondary' }}>
          {role.description}
        </Typography>
        <Facts>
          <Term>{copy.team}</Term>
          <dd>
            <strong>{team.name}</strong>
            {copy.others(team.roles.length - 1)}
          </dd>
          <Term>{copy.firstMonth}</Term>
          <dd>{role.firstMonth}</dd>
        </Facts>
        <Openness>{opening ? copy.open(opening.title) : copy.notOpen}</Openness>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" component={LinkWithState} to={paths.jobApplication} state={state}>
          {copy.apply}
        </Button>
        <Button ref={close} variant="outlined" onClick={onClose}>
          {copy.close}
        </Button>
      </DialogActions>
    </>
  );
}

/** The details of one role: what it does, its team, and its first month. */
export function RoleDialog({ open, ...bodyProps }: RoleDialogProps) {
  const title = useId();
  const text = useId();
  return (
    <OverlayDialog
      open={open}
      aria-labelledby={title}
      aria-describedby={text}
      onClose={bodyProps.onClose}
      slotProps={{
        paper: {
          sx: { maxWidth: { sm: 560 }, padding: { sm: '36px 44px' }, [lowWindow]: { padding: lowPadding } },
        },
      }}
    >
      <Body {...bodyProps} ids={{ title, text }} />
    </OverlayDialog>
  );
}
