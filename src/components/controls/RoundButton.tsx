import { styled } from '@mui/material/styles';

/** A round button for one sign, 40 px wide to the eye and 44 px to the finger. It needs an `aria-label`. */
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
