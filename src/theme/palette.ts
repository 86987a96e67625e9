import type { ColorSystemOptions } from '@mui/material/styles';
import type { ColourModeTokens } from './tokens/ColourModeTokens.ts';

/** The palette of one colour mode, in the shape that MUI expects. */
export function paletteOf(tokens: ColourModeTokens): ColorSystemOptions['palette'] {
  return {
    ...tokens,
    // MUI would fill missing values with its own colours; these are the ones that are used, in the site's colours.
    action: {
      active: tokens.text.secondary,
      hover: tokens.background.sunken,
      disabled: tokens.text.secondary,
      disabledBackground: tokens.background.sunken,
    },
    text: { ...tokens.text, disabled: tokens.text.secondary },
  };
}
