import type { Components, Theme } from '@mui/material/styles';

/**
 * Styles of buttons. The outline of theme.focusVisible marks the focus, so MUI's pulsing focus ripple is switched off.
 */
export const buttons: Components<Theme> = {
  MuiButton: {
    defaultProps: { disableElevation: true, disableFocusRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        minWidth: 48,
        padding: '0 24px',
        borderRadius: 28,
        border: '1.5px solid transparent',
        whiteSpace: 'nowrap',
        // At twice the text size, a phone is too narrow for a label on one line; `em` in a media query follows that
        // size.
        '@media (max-width: 24em)': { whiteSpace: 'normal' },
        '&.Mui-disabled': {
          color: theme.vars.palette.text.secondary,
          backgroundColor: theme.vars.palette.background.sunken,
          border: `1.5px solid ${theme.vars.palette.divider}`,
        },
        '@media (forced-colors: active)': { borderColor: 'ButtonText' },
        variants: [
          {
            props: { size: 'small' },
            style: { minHeight: 44, padding: '0 18px', fontSize: '1rem' },
          },
          {
            props: { size: 'large' },
            style: { minHeight: 56, padding: '0 36px', fontSize: '1.1875rem' },
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
          { props: { variant: 'text' }, style: { padding: '0 12px' } },
        ],
      }),
    },
  },
  MuiIconButton: {
    defaultProps: { disableFocusRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({ width: 44, height: 44, color: theme.vars.palette.text.primary }),
    },
  },
};
