import type { Components, Theme } from '@mui/material/styles';
import { lowPadding, lowWindow, scrim, shadow } from '../tokens/overlay.ts';

/** Styles of dialogs and their backdrops. */
export const overlays: Components<Theme> = {
  MuiBackdrop: {
    styleOverrides: {
      root: {
        '&:not(.MuiBackdrop-invisible)': { backgroundColor: scrim },
        '@media print': { display: 'none' },
      },
    },
  },
  MuiDialog: {
    styleOverrides: {
      // In print a dialog is part of the flow: what would scroll on screen continues on the next sheet.
      root: { '@media print': { position: 'static !important' } },
      container: ({ theme }) => ({
        '@media print': { display: 'block', height: 'auto' },
        [theme.breakpoints.down('sm')]: { alignItems: 'flex-end' },
      }),
      paper: ({ theme }) => ({
        width: '100%',
        maxWidth: 520,
        margin: 24,
        padding: '36px 40px 32px',
        border: 0,
        borderRadius: 24,
        backgroundColor: theme.vars.palette.background.raised,
        boxShadow: shadow.dialog,
        // In the dark mode, the page's sunken background is the colour of the dialog itself. Print uses the light mode.
        '@media screen': theme.applyStyles('dark', {
          '--mui-palette-background-sunken': theme.vars.palette.background.paper,
          '--mui-palette-info-container': theme.vars.palette.background.paper,
        }),
        '@media (forced-colors: active)': { border: '2px solid CanvasText' },
        '@media print': { maxHeight: 'none', overflow: 'visible', boxShadow: 'none' },
        [theme.breakpoints.down('sm')]: {
          margin: 0,
          maxWidth: '100%',
          maxHeight: 'calc(100% - 24px)',
          padding: '28px 20px calc(24px + env(safe-area-inset-bottom))',
          borderRadius: '24px 24px 0 0',
        },
        [lowWindow]: {
          maxHeight: 'calc(100% - 24px)',
          padding: lowPadding,
          [theme.breakpoints.up('sm')]: { margin: 12 },
        },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h2, fontSize: '1.75rem', padding: 0 }) },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 0,
        // A line and a shade at the lower edge tell of text below it. What covers them scrolls along with the end of
        // the text; it is lower than a line of text, so that the last one is told of, too.
        background: [
          `linear-gradient(transparent, ${theme.vars.palette.background.raised} 4px) bottom / 100% 20px no-repeat local`,
          `linear-gradient(transparent, ${theme.vars.palette.divider} 15px, ${theme.vars.palette.border} 0) bottom / 100% 16px no-repeat`,
        ].join(),
        '.MuiDialogTitle-root + &': { paddingTop: 10 },
        // In a low window, a fixed title and the buttons could leave no room for the text, so the title scrolls with
        // it.
        [lowWindow]: { flex: 'none' },
      }),
    },
  },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: ({ theme }) => ({
        // Room for the focus ring, which the dialog would cut off.
        padding: '28px 5px 5px',
        margin: '0 -5px -5px',
        gap: 12,
        flexWrap: 'wrap',
        justifyContent: 'flex-start',
        [theme.breakpoints.down('sm')]: { flexDirection: 'column', alignItems: 'stretch' },
        // Sticky, because a button has the focus at first, while the text must be visible from its beginning.
        [lowWindow]: {
          position: 'sticky',
          bottom: -20,
          flexDirection: 'row',
          margin: '12px -5px -12px',
          padding: '12px 5px',
          // Where the text scrolls behind the buttons.
          borderTop: `1px solid ${theme.vars.palette.divider}`,
          backgroundColor: theme.vars.palette.background.raised,
        },
      }),
    },
  },
};
