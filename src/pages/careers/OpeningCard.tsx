import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { paths } from '../../../contract/paths.ts';
import { Chip } from '../../components/feedback/Chip.ts';
import { listDot, listIndent } from '../../components/text/listDot.ts';
import { VisuallyHidden } from '../../components/text/VisuallyHidden.ts';
import { careersCopy } from '../../content/marketing/careers.ts';
import type { Opening } from '../../content/marketing/careers.ts';
import { LinkWithState } from '../../hydration/islands/LinkWithState.tsx';
import type { LocationState } from '../../state/locationState.ts';
import { fluid } from '../../theme/fluid.ts';

const Article = styled('article')(({ theme }) => ({
  breakInside: 'avoid',
  display: 'flex',
  flexDirection: 'column',
  padding: `${fluid(28, 44)} ${fluid(20, 48)}`,
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.up('md')]: {
    '& + &': { borderTop: 0, borderLeft: `1px solid ${theme.vars.palette.divider}` },
  },
}));

const Facts = styled('dl')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 20 });

const Fact = styled('div')({ position: 'relative' });

const Description = styled(Typography)(({ theme }) => ({
  marginTop: 10,
  color: theme.vars.palette.text.secondary,
}));

const Roles = styled('ul')(({ theme }) => ({
  margin: '24px 0 32px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Role = styled('li')(({ theme }) => ({
  padding: `14px 0 15px ${listIndent}px`,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const RoleName = styled('strong')(({ theme }) => ({
  ...theme.typography.h5,
  ...listDot(theme, 1.5),
  display: 'block',
  lineHeight: 1.5,
}));

const RoleText = styled('span')(({ theme }) => ({
  ...theme.typography.helper,
  display: 'block',
  color: theme.vars.palette.text.secondary,
}));

const Action = styled('div')({ marginTop: 'auto' });

const ApplyButton = styled(Button)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { width: '100%' },
})) as typeof Button;

/** One opening; its button hands the choice over to the form (specification D20). */
export function OpeningCard({ opening }: { opening: Opening }) {
  const id = useId();
  const { title, location, jobType, description, roles, validThrough } = opening;
  const copy = careersCopy.openings;
  const state: LocationState = { prefill: { jobType, opening: title } };
  return (
    <Article aria-labelledby={id}>
      <Facts>
        <Fact>
          <VisuallyHidden as="dt">{copy.location}</VisuallyHidden>
          <Chip as="dd">{location}</Chip>
        </Fact>
        <Fact>
          <VisuallyHidden as="dt">{copy.type}</VisuallyHidden>
          <Chip as="dd">{jobType}</Chip>
        </Fact>
        <Fact>
          <VisuallyHidden as="dt">{copy.closing}</VisuallyHidden>
          <Chip as="dd">{copy.applyBy(validThrough.shown)}</Chip>
        </Fact>
      </Facts>
      <Typography variant="h3" id={id} sx={{ fontSize: fluid(24, 30) }}>
        {title}
      </Typography>
      <Description>{description}</Description>
      <Roles aria-label={copy.roles}>
        {roles.map(({ name, text }) => (
          <Role key={name}>
            <RoleName>{name}</RoleName>
            <RoleText>{text}</RoleText>
          </Role>
        ))}
      </Roles>
      <Action>
        <ApplyButton
          variant="contained"
          component={LinkWithState}
          to={paths.jobApplication}
          state={state}
          aria-describedby={id}
        >
          {copy.apply}
        </ApplyButton>
      </Action>
    </Article>
  );
}
