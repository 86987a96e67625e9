import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import { Chip } from '../../components/feedback/Chip.tsx';
import { VisuallyHidden } from '../../components/text/VisuallyHidden.tsx';
import { careersCopy } from '../../content/marketing/careers.ts';
import type { Opening } from '../../content/marketing/careers.ts';
import type { LocationState } from '../../state/locationState.ts';
import { fluid } from '../../theme/typography.ts';

const Half = styled('article')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  padding: `${fluid(28, 44)} ${fluid(20, 48)}`,
  '& > p': { marginTop: 10, color: theme.vars.palette.text.secondary },
}));

const Facts = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBottom: 20,
  '& > div': { position: 'relative' },
});

const dot = 10;

const Roles = styled('ul')(({ theme }) => ({
  margin: '24px 0 32px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& li': {
    position: 'relative',
    padding: `14px 0 15px ${dot + 16}px`,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& li::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: '1.4375rem',
    width: dot,
    height: dot,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.kolam.dot,
  },
  '& strong': { ...theme.typography.h5, display: 'block', lineHeight: 1.5 },
  '& span': { ...theme.typography.helper, display: 'block', color: theme.vars.palette.text.secondary },
}));

const Action = styled('div')(({ theme }) => ({
  marginTop: 'auto',
  [theme.breakpoints.down('sm')]: { '& > a': { width: '100%' } },
  '@media print': { display: 'none' },
}));

/** One opening; its button takes the choice along to the form (specification D20). */
export function OpeningSheet({ opening }: { opening: Opening }) {
  const id = useId();
  const { title, location, type, description, roles } = opening;
  const words = careersCopy.openings;
  const arrival: LocationState = { choice: { jobType: type, opening: title } };
  return (
    <Half aria-labelledby={id}>
      <Facts>
        <div>
          <VisuallyHidden as="dt">{words.location}</VisuallyHidden>
          <Chip as="dd">{location}</Chip>
        </div>
        <div>
          <VisuallyHidden as="dt">{words.type}</VisuallyHidden>
          <Chip as="dd">{type}</Chip>
        </div>
      </Facts>
      <Typography variant="h3" id={id} sx={{ fontSize: fluid(24, 30) }}>
        {title}
      </Typography>
      <Typography>{description}</Typography>
      <Roles aria-label={words.roles}>
        {roles.map(({ name, text }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{text}</span>
          </li>
        ))}
      </Roles>
      <Action>
        <Button
          variant="contained"
          component={Link}
          to={paths.jobApplication}
          state={arrival}
          aria-describedby={id}
        >
          {words.apply}
        </Button>
      </Action>
    </Half>
  );
}
