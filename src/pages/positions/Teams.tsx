import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { teams } from '../../content/positions.ts';
import type { Team } from '../../content/positions.ts';
import { useSiteSelector } from '../../state/hooks.ts';
import { selectShownTeam } from '../../state/uiSlice.ts';
import { RoleCard } from './RoleCard.tsx';

/** px between two cards, in a team and between teams that share a row */
const gap = 16;

/** Columns that two and three cards in a row divide evenly. */
const whole = 6;

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: gap,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: `repeat(${whole}, minmax(0, 1fr))` },
  '@media print': { display: 'block' },
}));

/** How many cards stand in a row: as many as fit of those that leave no place in the last row empty, if there is such a number. */
const inRow = (cards: number, most: number) =>
  Array.from({ length: most }, (_, less) => most - less).find((count) => cards % count === 0 && count > 1) ??
  Math.min(cards, most);

/** The length of the run of teams with one role in which a team stands, and its place in it from the end. */
function runOf(at: number) {
  const alone = (index: number) => teams[index]?.roles.length === 1;
  let [from, to] = [at, at];
  while (alone(from - 1)) from -= 1;
  while (alone(to + 1)) to += 1;
  return { length: to - from + 1, left: to - at + 1 };
}

/** Of the columns of the page: those of a team. Teams with one role share rows, and the last of these rows is full too. */
function widthOf(at: number, most: number): number {
  if (teams[at]?.roles.length !== 1) return whole;
  const { length, left } = runOf(at);
  const rest = length % most;
  return whole / (left <= rest ? rest : most);
}

type SectionProps = { at: number; roles: number };

const columns = ({ at, roles }: SectionProps, most: number) => ({
  gridColumn: `span ${widthOf(at, most)}`,
  '& ul': { gridTemplateColumns: `repeat(${inRow(roles, most)}, minmax(0, 1fr))` },
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
