import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

/** A round button of the header. */
export const HeaderButton = styled(ButtonBase)(({ theme }) => ({
  width: 44,
  height: 44,
  borderRadius: '50%',
  border: `1.5px solid ${theme.vars.palette.border}`,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
}));
