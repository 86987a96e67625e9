import type { Components, Theme } from '@mui/material/styles';

const outline = '.MuiOutlinedInput-notchedOutline';

/** Styles of form controls. Inputs are 52 px high with a 1.5 px outline. */
export const fields: Components<Theme> = {
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.label,
        color: theme.vars.palette.text.primary,
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.helper,
        color: theme.vars.palette.text.secondary,
        margin: '8px 0 0',
        '&.Mui-error': { color: theme.vars.palette.error.main, fontWeight: 600 },
      }),
    },
  },
  MuiInputBase: {
    // MUI's global styles detect autofill by an animation, to move floating labels; the labels here do not float.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: '1.125rem',
        lineHeight: 1.5,
        color: theme.vars.palette.text.primary,
        '&.Mui-readOnly': { backgroundColor: theme.vars.palette.background.sunken },
      }),
      input: ({ theme }) => ({
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme, ownerState }) => ({
        minHeight: 52,
        borderRadius: 8,
        backgroundColor: theme.vars.palette.background.field,
        [`&:hover ${outline}`]: { borderColor: theme.vars.palette.text.secondary },
        // Selected by `:focus` and not by MUI's class, which only scripts set, and which date fields never get in
        // Safari, because it fires no focus event when the focus moves into one.
        [`& :focus ~ ${outline}`]: {
          outline: `3px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: 2,
          borderColor: theme.vars.palette.primary.main,
          borderWidth: 1.5,
        },
        [`&.Mui-error ${outline}`]: { borderColor: theme.vars.palette.error.main, borderWidth: 2 },
        ...(ownerState.readOnly && {
          [`&.Mui-readOnly ${outline}`]: { borderColor: 'transparent' },
        }),
        ...(ownerState.multiline && { padding: 0 }),
      }),
      input: ({ ownerState }) => ({
        // Otherwise the lines of a long answer would break anew with every letter.
        ...(ownerState.multiline ? { height: 'auto', textWrap: 'wrap' } : { height: '1.5em' }),
        padding: '12px 16px',
        // Safari shows today's date, or noon, in an empty field, and paler only if the input itself has a background
        // colour.
        '&[type^=date], &[type=time]': { backgroundColor: 'inherit', borderRadius: 'inherit' },
      }),
      notchedOutline: ({ theme }) => ({
        top: 0,
        border: `1.5px solid ${theme.vars.palette.border}`,
        // Firefox would use its button colour for a fieldset, which is often the same as the page's background.
        '@media (forced-colors: active)': { borderColor: 'CanvasText !important' },
        // MUI's gap for a floating label, an element without a class name
        '& legend': { display: 'none' },
      }),
    },
  },
  MuiRadio: {
    styleOverrides: { root: ({ theme }) => ({ padding: 10, color: theme.vars.palette.border }) },
  },
};
