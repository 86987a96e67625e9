import { styled } from '@mui/material/styles';

/** A round button for one icon, drawn 40 px wide with a touch target of 44 px. It needs an `aria-label`. */
export const RoundButton = styled('button')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  padding: 0,
  border: `1.5px solid ${theme.vars.palette.border}`,
  borderRadius: '50%',
  backgroundColor: 'transparent',
  color: theme.vars.palette.text.primary,
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: -3.5, borderRadius: '50%' },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
}));
