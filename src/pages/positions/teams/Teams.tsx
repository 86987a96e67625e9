import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { teams } from '../../../content/marketing/positions.ts';
import type { Team } from '../../../content/marketing/positions.ts';
import { useSiteSelector } from '../../../state/hooks.ts';
import { selectShownTeam } from '../../../state/uiSlice.ts';
import { notForwarded } from '../../../theme/notForwarded.ts';
import { RoleCard } from './RoleCard.tsx';
import { inRow, wholeRow, widthsOf } from './teamColumns.ts';

/** px between two cards, in a team and between teams that share a row. */
const gap = 16;
/** Width of the window, in px, from which three cards stand in a row; they are then as wide as beside the index. */
const threeFrom = 720;

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `36px ${gap}px`,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: `repeat(${wholeRow}, minmax(0, 1fr))` },
  [theme.breakpoints.up('lg')]: { rowGap: 44 },
  '@media print': { display: 'block' },
}));

/** `count` equal columns, or fewer where the visitor's text is too large for them. */
const evenly = (count: number) =>
  `repeat(auto-fill, minmax(min(100%, max(11rem, (100% - ${(count - 1) * gap}px) / ${count} - 0.5px)), 1fr))`;

const roleCounts = teams.map(({ roles }) => roles.length);
const widths = { 2: widthsOf(roleCounts, 2), 3: widthsOf(roleCounts, 3) };

type TeamProps = {
  /** Index of the team. */
  at: number;
};

/** How many of its cards stand in a row. A single one does not fill a row of its own. */
const cardsInRow = (at: number, most: 2 | 3) =>
  Math.max(inRow(roleCounts[at] ?? 1, most), widths[most][at] === wholeRow ? 2 : 1);

const span = (at: number, most: 2 | 3) => ({ gridColumn: `span ${widths[most][at] ?? wholeRow}` });

const Section = styled(
  'section',
  notForwarded('at'),
)<TeamProps>(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  paddingTop: 24,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  // A narrow window shows one team when the visitor has chosen one.
  [theme.breakpoints.down('lg').replace('@media', '@media screen and')]: {
    '&[data-shown="false"]': { display: 'none' },
  },
  [theme.breakpoints.up('lg')]: { paddingTop: 26 },
  '@media print': { padding: '16px 0' },
  variants: teams.map((_, at) => ({
    props: { at },
    style: {
      [theme.breakpoints.between('sm', threeFrom)]: span(at, 2),
      [theme.breakpoints.up(threeFrom)]: span(at, 3),
    },
  })),
}));

const Name = styled(Typography)({ marginBottom: 16, scrollMarginTop: 8 }) as typeof Typography;

const Cards = styled(
  'ul',
  notForwarded('at'),
)<TeamProps>(({ theme }) => ({
  display: 'grid',
  flex: 1,
  gap,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media print': { display: 'block' },
  variants: roleCounts.map((_, at) => ({
    props: { at },
    style: {
      [theme.breakpoints.between('sm', threeFrom)]: { gridTemplateColumns: evenly(cardsInRow(at, 2)) },
      [theme.breakpoints.up(threeFrom)]: { gridTemplateColumns: evenly(cardsInRow(at, 3)) },
    },
  })),
}));

/** The roles of one team below its name. */
function TeamSection({ team, at, chosen }: { team: Team; at: number; chosen: string | null }) {
  const { name, id, roles } = team;
  return (
    <Section at={at} aria-labelledby={id} data-shown={chosen === null || chosen === name}>
      <Name variant="h3" component="h2" id={id} tabIndex={-1}>
        {name}
      </Name>
      <Cards at={at}>
        {roles.map((role) => (
          <RoleCard key={role.name} role={role} />
        ))}
      </Cards>
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
