import { createTheme } from '@mui/material/styles';
import type { Shadows, Theme } from '@mui/material/styles';
import { breakpoints } from './breakpoints.ts';
import { isSkippedVariable } from './colourVariables.ts';
import { paletteOf } from './palette.ts';
import { dark } from './tokens/dark.ts';
import { light } from './tokens/light.ts';
import { typography } from './typography.ts';

/**
 * The site's MUI theme without component styles. Only the build calls this (tooling/assets/theme.ts); the site's
 * scripts contain the result (theme.ts). Both colour modes are in one style sheet as CSS variables, and `data-light` or
 * `data-dark` on `<html>` selects one, so that the prerendered HTML is the same for both.
 */
export const createSiteTheme = (): Theme =>
  createTheme({
    cssVariables: { colorSchemeSelector: 'data', shouldSkipGeneratingVar: isSkippedVariable },
    defaultColorScheme: 'light',
    colorSchemes: {
      light: { palette: paletteOf(light) },
      dark: { palette: paletteOf(dark) },
    },
    breakpoints,
    shape: { borderRadius: 8 },
    // Surfaces are flat; menus and dialogs have shadows of their own (tokens/overlay.ts).
    shadows: Array.from({ length: 25 }, () => 'none') as Shadows,
    focusVisible: { outlineWidth: 3, outlineOffset: 2 },
    zIndex: { appBar: 1100, drawer: 1200, modal: 1300, snackbar: 1400, loader: 2000, skipLink: 2100 },
    transitions: {
      easing: { easeInOut: 'cubic-bezier(.2,0,0,1)', easeOut: 'cubic-bezier(.2,0,0,1)' },
      duration: {
        shortest: 80,
        shorter: 120,
        short: 160,
        standard: 240,
        enteringScreen: 240,
        leavingScreen: 170,
      },
    },
    typography,
  });
