import type { Components, Theme } from '@mui/material/styles';

export const text: Components<Theme> = {
  MuiTypography: {
    defaultProps: {
      variantMapping: { display: 'h1', lead: 'p', label: 'span', helper: 'p', code: 'code' },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.link,
        textDecorationColor: 'currentColor',
        textDecorationThickness: 1,
        textUnderlineOffset: '3px',
        '&:hover': { textDecorationThickness: 2 },
      }),
    },
  },
};
