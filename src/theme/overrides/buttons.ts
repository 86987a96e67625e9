import type { Components, Theme } from '@mui/material/styles';

/** Anek sits high in its line: 2 px above the words centre them to the eye. */
const optical = '2px';

export const buttons: Components<Theme> = {
  MuiButtonBase: {
    // the outline of theme.focusVisible marks the focus; a pulsing ripple beside it would be a second mark
    defaultProps: { disableRipple: false, focusRipple: false },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, disableFocusRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        minWidth: 48,
        padding: `${optical} 24px 0`,
        borderRadius: 28,
        border: '1.5px solid transparent',
        whiteSpace: 'nowrap',
        // No phone is so narrow, but one whose text is twice the size: em is the visitor's own size here.
        '@media (max-width: 19em)': { whiteSpace: 'normal' },
        '&.Mui-disabled': {
          color: theme.vars.palette.text.secondary,
          backgroundColor: theme.vars.palette.background.sunken,
          border: `1.5px solid ${theme.vars.palette.divider}`,
        },
        '@media (forced-colors: active)': { borderColor: 'ButtonText' },
        variants: [
          {
            props: { size: 'small' },
            style: { minHeight: 44, padding: `${optical} 18px 0`, fontSize: '1rem' },
          },
          {
            props: { size: 'large' },
            style: { minHeight: 56, padding: `${optical} 36px 0`, fontSize: '1.1875rem' },
          },
          {
            props: { variant: 'outlined', color: 'primary' },
            style: {
              '--variant-outlinedBorder': theme.vars.palette.border,
              '--variant-outlinedColor': theme.vars.palette.link,
              border: '1.5px solid var(--variant-outlinedBorder)',
            },
          },
          {
            props: { variant: 'text', color: 'primary' },
            style: { '--variant-textColor': theme.vars.palette.link },
          },
          { props: { variant: 'text' }, style: { padding: `${optical} 12px 0` } },
          { props: { fullWidth: true }, style: { whiteSpace: 'normal' } },
        ],
      }),
      startIcon: { marginTop: `-${optical}` },
      endIcon: { marginTop: `-${optical}` },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({ width: 44, height: 44, color: theme.vars.palette.text.primary }),
    },
  },
};
