import type { ColorSystemOptions } from '@mui/material/styles';
import type { ColourModeTokens } from './tokens/ColourModeTokens.ts';

/** The palette of one colour mode, in the shape MUI wants it. */
export function paletteOf(tokens: ColourModeTokens): ColorSystemOptions['palette'] {
  return {
    ...tokens,
    // MUI fills what is missing with colours of its own; these keep the few it would invent inside our set.
    action: {
      active: tokens.text.secondary,
      hover: tokens.background.sunken,
      disabled: tokens.text.secondary,
      disabledBackground: tokens.background.sunken,
    },
    text: { ...tokens.text, disabled: tokens.text.secondary },
  };
}
