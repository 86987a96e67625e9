import { fields } from '../overrides/fields.ts';
import { overlays } from '../overrides/overlays.ts';
import { theme } from '../theme.ts';

const { palette } = theme.vars;

/**
 * The site's theme for the support team's screen. It uses parts of MUI that visitors never see, and the colours that
 * these ask for are the site's own under MUI's names, so that no document gets a variable more.
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
    // Tabs are buttons, too, and the outline is their one mark of focus (overrides/buttons.ts).
    MuiTab: { defaultProps: { disableFocusRipple: true } },
    // The line below the open tab is a background, of which forced colours leave nothing.
    MuiTabs: {
      styleOverrides: {
        indicator: { '@media (forced-colors: active)': { backgroundColor: 'Highlight' } },
      },
    },
  },
};
