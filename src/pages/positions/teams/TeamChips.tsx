import ButtonBase from '@mui/material/ButtonBase';
import type { ButtonBaseProps } from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { positionsCopy, teams } from '../../../content/marketing/positions.ts';
import { useSiteDispatch, useSiteSelector } from '../../../state/hooks.ts';
import { selectShownTeam, teamChosen } from '../../../state/uiSlice.ts';
import { gutter } from '../../../theme/space.ts';

/** One row that scrolls and shows by its cut-off that it does; from `sm` all of them. Wide windows have the index. */
const Chips = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  minWidth: 0,
  border: 0,
  overflowX: 'auto',
  margin: `0 calc(-1 * ${gutter}) 16px`,
  // room for the focus ring, which a scrolling box would cut off
  padding: `6px ${gutter}`,
  scrollPaddingInline: gutter,
  scrollbarWidth: 'none',
  [theme.breakpoints.up('sm')]: { flexWrap: 'wrap', overflow: 'visible' },
  [theme.breakpoints.up('lg')]: { display: 'none' },
  '@media print': { display: 'none' },
}));

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
  '@media (forced-colors: active)': {
    '&[aria-pressed="true"]': { outline: '2px solid Highlight' },
  },
}));

const RoleCount = styled('span')(({ theme }) => ({
  color: `var(--count-color, ${theme.vars.palette.text.secondary})`,
  fontWeight: 500,
}));

/** A chip that the keyboard comes to moves out of the cut-off. */
const intoView: ButtonBaseProps['onFocusVisible'] = ({ currentTarget }) =>
  currentTarget.scrollIntoView({ inline: 'center', block: 'nearest' });

/** Shows the roles of one team where there is no room for the index. */
export function TeamChips() {
  const dispatch = useSiteDispatch();
  const shown = useSiteSelector(selectShownTeam);
  return (
    <Chips aria-label={positionsCopy.teams.filter}>
      <Chip
        aria-pressed={shown === null}
        onClick={() => dispatch(teamChosen(null))}
        onFocusVisible={intoView}
      >
        {positionsCopy.teams.all}
      </Chip>
      {teams.map(({ name, roles }) => (
        <Chip
          key={name}
          aria-pressed={shown === name}
          onClick={() => dispatch(teamChosen(name))}
          onFocusVisible={intoView}
        >
          {name}
          <RoleCount aria-hidden="true">{roles.length}</RoleCount>
        </Chip>
      ))}
    </Chips>
  );
}
