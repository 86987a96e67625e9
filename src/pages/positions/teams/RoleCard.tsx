import Card from '@mui/material/Card';
import CardActionArea, { cardActionAreaClasses } from '@mui/material/CardActionArea';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { openingFor } from '../../../../contract/enumerations/openings.ts';
import { positionsCopy } from '../../../content/marketing/positions.ts';
import type { Role } from '../../../content/marketing/positions.ts';
import { useSiteDispatch } from '../../../state/hooks.ts';
import { roleSelected } from '../../../state/uiSlice.ts';

const dot = 11;

const Sheet = styled(Card)(({ theme }) => ({
  height: '100%',
  '&:hover': { borderColor: theme.vars.palette.primary.main },
  '@media print': { border: 0, borderRadius: 0, background: 'none' },
}));

const Action = styled(CardActionArea)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  height: '100%',
  padding: '18px 52px 18px 20px',
  // Room for the bar at the lower edge of phones, which is highest with the message in it.
  [theme.breakpoints.down('sm')]: {
    scrollMarginBottom: 232,
    '@media (max-height: 400px)': { scrollMarginBottom: 0 },
  },
  '&:focus-visible': { outlineOffset: -3 },
  // MUI's own tint is the colour of the page behind the card
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  [`&:hover .${cardActionAreaClasses.focusHighlight}`]: { opacity: 0 },
  '&::after': {
    content: '""',
    position: 'absolute',
    right: 22,
    top: 26,
    width: dot,
    height: dot,
    boxSizing: 'border-box',
    border: `2px solid ${theme.vars.palette.border}`,
    borderRadius: '50%',
  },
  '&:hover::after, &:focus-visible::after': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.turmeric.fill,
  },
  [theme.breakpoints.up('sm')]: {
    padding: '26px 36px 24px 24px',
    // In the corner above the first line, so that the line may take the whole width of the card.
    '&::after': { right: 14, top: 14 },
  },
  '@media print': { padding: '8px 0 0', '&::after': { display: 'none' } },
}));

const Name = styled('span')(({ theme }) => ({ ...theme.typography.h4, maxWidth: '100%' }));

const Summary = styled('span')(({ theme }) => ({
  ...theme.typography.helper,
  maxWidth: '100%',
  marginTop: 6,
  color: theme.vars.palette.text.secondary,
}));

const OpenNow = styled('strong')(({ theme }) => ({
  ...theme.typography.helper,
  fontWeight: 600,
  // At the lower edge, so that it is on one line in neighbouring cards.
  marginTop: 'auto',
  paddingTop: 8,
  color: theme.vars.palette.link,
}));

/** The whole description, for print, where there is no dialog. */
const Printed = styled('p')({ display: 'none', '@media print': { display: 'block', paddingBottom: 8 } });

/** A role as a button that opens its dialog (SelectedRole.tsx). Memoised, because choosing a team changes no role. */
export const RoleCard = memo(function RoleCard({ role }: { role: Role }) {
  const { name, summary, description } = role;
  const dispatch = useSiteDispatch();
  return (
    <li>
      <Sheet>
        <Action aria-haspopup="dialog" onClick={() => dispatch(roleSelected(name))}>
          <Name>{name}</Name> <Summary>{summary}</Summary>
          {openingFor(name) && <OpenNow>{positionsCopy.role.openNow}</OpenNow>}
        </Action>
        <Printed>{description}</Printed>
      </Sheet>
    </li>
  );
});
