import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { teams } from '../../../content/marketing/positions.ts';
import type { Team } from '../../../content/marketing/positions.ts';
import { useSiteSelector } from '../../../state/hooks.ts';
import { selectShownTeam } from '../../../state/uiSlice.ts';
import { RoleCard } from './RoleCard.tsx';
import { inRow, wholeRow, widthsOf } from './teamColumns.ts';

/** px between two cards, in a team and between teams that share a row */
const gap = 16;

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: gap,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: `repeat(${wholeRow}, minmax(0, 1fr))` },
  '@media print': { display: 'block' },
}));

/** So many equal columns, or fewer where the visitor's text is too large for them. */
const evenly = (count: number) =>
  `repeat(auto-fill, minmax(min(100%, max(11rem, (100% - ${(count - 1) * gap}px) / ${count} - 0.5px)), 1fr))`;

const roleCounts = teams.map(({ roles }) => roles.length);
const widths = { 2: widthsOf(roleCounts, 2), 3: widthsOf(roleCounts, 3) };

type SectionProps = { at: number; roles: number };

const columns = ({ at, roles }: SectionProps, most: 2 | 3) => ({
  gridColumn: `span ${widths[most][at] ?? wholeRow}`,
  '& ul': { gridTemplateColumns: evenly(inRow(roles, most)) },
});

const Section = styled('section', {
  shouldForwardProp: (name) => name !== 'roles' && name !== 'at',
})<SectionProps>(({ theme, ...team }) => ({
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
  [theme.breakpoints.between('sm', 'lg')]: {
    ...columns(team, 2),
    '&[data-alone="true"]': { gridColumn: '1 / -1' },
    '& li:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
  [theme.breakpoints.up('lg')]: { padding: '26px 0 44px', ...columns(team, 3) },
  '@media print': { padding: '16px 0', '& ul': { display: 'block' } },
}));

/** The roles of one team below its name. */
function TeamSection({ team, at, chosen }: { team: Team; at: number; chosen: string | null }) {
  const { name, id, roles } = team;
  return (
    <Section
      at={at}
      roles={roles.length}
      aria-labelledby={id}
      data-shown={chosen === null || chosen === name}
      data-alone={chosen === name}
    >
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
      {teams.map((team, at) => (
        <TeamSection key={team.id} team={team} at={at} chosen={chosen} />
      ))}
    </Grid>
  );
}
