import ButtonBase from '@mui/material/ButtonBase';
import type { ButtonBaseProps } from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { memo, useCallback, useEffect, useRef } from 'react';
import { positionsCopy, teams } from '../../../content/marketing/positions.ts';
import { useSiteDispatch, useSiteSelector } from '../../../state/hooks.ts';
import { selectShownTeam, teamChosen } from '../../../state/uiSlice.ts';
import { gutter, headerBottom } from '../../../theme/space.ts';
import { useCurrentTeam } from './useCurrentTeam.ts';

/**
 * One row that scrolls, as it shows by fading out at its end. From `sm` it sticks below the header while the roles are
 * read; phones have the bar at the lower edge instead, and wide windows the index.
 */
const Chips = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  minWidth: 0,
  border: 0,
  overflowX: 'auto',
  margin: `0 calc(-1 * ${gutter}) 16px`,
  // Room for the focus ring, which a scrolling box would cut off.
  padding: `6px 0 6px ${gutter}`,
  scrollPaddingInline: gutter,
  scrollbarWidth: 'none',
  // Past the last chip it lies beside it; until then it sticks to the edge of the window and fades out what is cut off.
  '&::after': {
    content: '""',
    position: 'sticky',
    right: 0,
    flex: 'none',
    width: `calc(${gutter} - 8px)`,
    background: `linear-gradient(to right, transparent, ${theme.vars.palette.background.default} 90%)`,
    pointerEvents: 'none',
  },
  [theme.breakpoints.up('sm')]: {
    position: 'sticky',
    top: headerBottom.narrow,
    zIndex: 1,
    marginBottom: -1,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.default,
  },
  [theme.breakpoints.up('lg')]: { display: 'none' },
  '@media print': { display: 'none' },
}));

/** Diameter in px of the dot that marks the team being read. */
const dot = 6;

const Chip = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.button,
  flex: 'none',
  gap: 8,
  minHeight: 44,
  padding: '0 18px',
  borderRadius: 22,
  border: `1.5px solid ${theme.vars.palette.border}`,
  '&[aria-pressed="true"]': {
    borderColor: 'transparent',
    backgroundColor: theme.vars.palette.primary.container,
    color: theme.vars.palette.primary.onContainer,
    '--count-color': 'currentColor',
  },
  // A dot, because an outline or a fill would look like a second choice; drawn as a border, which forced colours keep.
  // Not on phones, where the row is seen above the first team only.
  [theme.breakpoints.up('sm')]: {
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      bottom: 4,
      left: `calc(50% - ${dot / 2}px)`,
      border: `${dot / 2}px solid ${theme.vars.palette.primary.main}`,
      borderRadius: '50%',
    },
  },
  '@media (forced-colors: active)': {
    // An outline would look like the focus ring.
    '&[aria-pressed="true"]': { padding: '0 16.5px', border: '3px solid CanvasText' },
  },
}));

const RoleCount = styled('span')(({ theme }) => ({
  color: `var(--count-color, ${theme.vars.palette.text.secondary})`,
  fontWeight: 500,
}));

/** Scrolls a chip that gets the focus from the keyboard into the visible part of the row. */
const intoView: ButtonBaseProps['onFocusVisible'] = ({ currentTarget }) =>
  currentTarget.scrollIntoView({ inline: 'center', block: 'nearest' });

type TeamChipProps = {
  team: (typeof teams)[number];
  pressed: boolean;
  current: boolean;
  onChoose: (name: string) => void;
};

/** Memoised, because scrolling on to the next team changes only two of them. */
const TeamChip = memo(function TeamChip({ team, pressed, current, onChoose }: TeamChipProps) {
  const { name, roles } = team;
  return (
    <Chip
      aria-pressed={pressed}
      aria-current={current ? 'location' : undefined}
      onClick={() => onChoose(name)}
      onFocusVisible={intoView}
    >
      {name}
      <RoleCount aria-hidden="true">{roles.length}</RoleCount>
    </Chip>
  );
});

/** Where there is no room for the index: lets the visitor choose one team, or marks the team being read among all. */
export function TeamChips() {
  const dispatch = useSiteDispatch();
  const shown = useSiteSelector(selectShownTeam);
  const [current] = useCurrentTeam();
  const top = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLFieldSetElement>(null);

  // While the row is stuck, the page may be scrolled further than the chosen team is high, so it scrolls back to the
  // row.
  const choose = useCallback(
    (team: string | null) => {
      dispatch(teamChosen(team));
      top.current?.scrollIntoView({ block: 'nearest' });
    },
    [dispatch],
  );

  useEffect(() => {
    const chips = row.current;
    // The first chip is that of all teams.
    const chip = chips?.querySelectorAll('button')[teams.findIndex(({ id }) => id === current) + 1];
    if (chips && chip) chips.scrollLeft = chip.offsetLeft - chips.clientWidth / 2;
  }, [current]);

  return (
    <>
      <div ref={top} />
      <Chips ref={row} aria-label={positionsCopy.teams.filter}>
        <Chip aria-pressed={shown === null} onClick={() => choose(null)} onFocusVisible={intoView}>
          {positionsCopy.teams.all}
        </Chip>
        {teams.map((team) => (
          <TeamChip
            key={team.id}
            team={team}
            pressed={shown === team.name}
            current={shown === null && team.id === current}
            onChoose={choose}
          />
        ))}
      </Chips>
    </>
  );
}
