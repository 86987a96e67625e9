import type { Components, Theme } from '@mui/material/styles';

export const surfaces: Components<Theme> = {
  MuiPaper: {
    // The elevation variant would write a style attribute into the prerendered HTML, which the Content-Security-Policy
    // blocks.
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: { styleOverrides: { root: { borderRadius: 16 } } },
};
