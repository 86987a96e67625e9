import { fields } from '../overrides/fields.ts';
import { overlays } from '../overrides/overlays.ts';
import { theme } from '../theme.ts';

const { palette } = theme.vars;

/**
 * The site's theme for the support screen. That screen uses MUI components that the site does not; the colours which
 * they read are mapped to the site's own variables, so that documents need no further variables.
 */
export const supportTheme = {
  ...theme,
  vars: {
    ...theme.vars,
    palette: {
      ...palette,
      grey: { 400: palette.border, 600: palette.text.secondary },
      common: { ...palette.common, white: palette.primary.contrastText },
      action: { ...palette.action, disabledOpacity: 0.6 },
      Slider: { primaryTrack: palette.undrawn },
    },
  },
  components: {
    ...theme.components,
    ...fields,
    ...overlays,
    // Tabs are buttons, too: the outline marks the focus, not a ripple (overrides/buttons.ts).
    MuiTab: { defaultProps: { disableFocusRipple: true } },
    // The line below the selected tab is a background, which forced colours remove.
    MuiTabs: {
      styleOverrides: {
        indicator: { '@media (forced-colors: active)': { backgroundColor: 'CanvasText' } },
      },
    },
  },
};
