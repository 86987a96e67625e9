import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { teams } from '../../content/positions.ts';
import type { Team } from '../../content/positions.ts';
import { useSiteSelector } from '../../state/hooks.ts';
import { selectShownTeam } from '../../state/uiSlice.ts';
import { RoleCard } from './RoleCard.tsx';

/** px between two cards, in a team and between teams that share a row */
const gap = 16;

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: gap,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '@media print': { display: 'block' },
}));

type SectionProps = { roles: number };

const columns = (count: number) => ({
  gridColumn: `span ${count}`,
  '& ul': { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
});

const Section = styled('section', { shouldForwardProp: (name) => name !== 'roles' })<SectionProps>(
  ({ theme, roles }) => ({
    display: 'flex',
    flexDirection: 'column',
    padding: '24px 0 36px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    '& h2': { marginBottom: 16, scrollMarginTop: 8 },
    '& ul': { display: 'grid', flex: 1, gap, gridTemplateColumns: 'minmax(0, 1fr)' },
    // a narrow window shows one team when the visitor has chosen one
    [theme.breakpoints.down('lg').replace('@media', '@media screen and')]: {
      '&[data-shown="false"]': { display: 'none' },
    },
    [theme.breakpoints.between('sm', 'lg')]: columns(Math.min(roles, 2)),
    [theme.breakpoints.up('lg')]: { padding: '26px 0 44px', ...columns(roles) },
    '@media print': { padding: '16px 0', '& ul': { display: 'block' } },
  }),
);

/** The roles of one team below its name. */
function TeamSection({ team: { name, id, roles }, shown }: { team: Team; shown: boolean }) {
  return (
    <Section roles={roles.length} aria-labelledby={id} data-shown={shown}>
      <Typography variant="h3" component="h2" id={id} tabIndex={-1}>
        {name}
      </Typography>
      <ul>
        {roles.map((role) => (
          <RoleCard key={role.name} role={role} />
        ))}
      </ul>
    </Section>
  );
}

/** All teams; those with one role share a row. */
export function Teams() {
  const chosen = useSiteSelector(selectShownTeam);
  return (
    <Grid>
      {teams.map((team) => (
        <TeamSection key={team.id} team={team} shown={chosen === null || chosen === team.name} />
      ))}
    </Grid>
  );
}
