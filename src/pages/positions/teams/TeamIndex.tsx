import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { LoopDrawing } from '../../../components/text/LoopDrawing.tsx';
import { lineInLoop, timelineLeft, timelineLoop } from '../../../components/text/timelineLoop.ts';
import { VisuallyHidden } from '../../../components/text/VisuallyHidden.ts';
import { positionsCopy, teams } from '../../../content/marketing/positions.ts';
import { headerHeight } from '../../../theme/space.ts';
import { sectionColours } from '../../../theme/scopes/sectionColours.ts';
import { stickyColumn } from '../../../theme/stickyColumn.ts';
import { sectionLinkProps } from '../../../navigation/sectionLinkProps.ts';
import { useCurrentTeam } from './useCurrentTeam.ts';

/** Height of a row in rem, so that rows grow with the visitor's text size. */
const row = 3;
const { height: loopHeight } = timelineLoop;
/** px above and below the rows, for the loop. */
const reach = 14;

const Nav = styled('nav')(({ theme }) => ({
  display: 'none',
  ...stickyColumn,
  top: headerHeight.wide + 24,
  // Aligns the line itself, not its margin, with the edge of the text.
  marginLeft: -timelineLeft,
  maxHeight: `calc(100vh - ${headerHeight.wide + 48}px)`,
  overflowY: 'auto',
  [theme.breakpoints.up('lg')]: { display: 'block' },
  '@media print': { display: 'none !important' },
}));

const List = styled('ol')({
  position: 'relative',
  paddingBlock: reach,
  // The line that the loop travels along.
  '&::before': {
    content: '""',
    position: 'absolute',
    left: timelineLeft,
    top: 0,
    bottom: 0,
    width: 3,
    borderRadius: 2,
    backgroundColor: sectionColours.line,
  },
});

const Loop = styled('svg')({
  position: 'absolute',
  left: timelineLeft - lineInLoop,
  top: `calc(${reach}px + ${row / 2}rem - ${loopHeight / 2}px)`,
  transition: 'transform 240ms cubic-bezier(.2,0,0,1)',
  ...Object.fromEntries(
    teams.map((_, at) => [`&[data-at="${at}"]`, { transform: `translateY(${at * row}rem)` }]),
  ),
});

const Entry = styled(Link)(({ theme }) => ({
  ...theme.typography.button,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  height: `${row}rem`,
  marginLeft: 60,
  padding: '0 10px 0 12px',
  borderRadius: 8,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  '&:focus-visible': { outlineOffset: -3 },
  '&:hover, &[aria-current]': { color: theme.vars.palette.text.primary },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
}));

const RoleCount = styled('span')(({ theme }) => ({
  fontFamily: theme.typography.fontFamily,
  fontWeight: 400,
}));

type TeamEntryProps = { team: (typeof teams)[number]; current: boolean; onChoose: (id: string) => void };

/** Memoised, because scrolling on to the next team changes only two of them. */
const TeamEntry = memo(function TeamEntry({ team, current, onChoose }: TeamEntryProps) {
  const { name, id, roles } = team;
  return (
    <li>
      <Entry {...sectionLinkProps(id, onChoose)} aria-current={current ? 'location' : undefined}>
        {name}
        <RoleCount>
          <span aria-hidden="true">{roles.length}</span>
          <VisuallyHidden>{positionsCopy.teams.count(roles.length)}</VisuallyHidden>
        </RoleCount>
      </Entry>
    </li>
  );
});

/** The ten teams beside their roles. A loop of the line stands at the team that is being read. */
export function TeamIndex() {
  const [current, choose] = useCurrentTeam();
  const at = Math.max(
    teams.findIndex(({ id }) => id === current),
    0,
  );
  return (
    <Nav aria-label={positionsCopy.teams.label}>
      <List>
        {teams.map((team) => (
          <TeamEntry key={team.id} team={team} current={team.id === current} onChoose={choose} />
        ))}
      </List>
      <Loop data-at={at} {...timelineLoop} fill="none" aria-hidden="true">
        {/* covers the straight line where the loop leaves it */}
        <rect x="12" width="8" height={loopHeight} fill={sectionColours.background} />
        <LoopDrawing />
      </Loop>
    </Nav>
  );
}
