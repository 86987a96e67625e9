import {
  createTransitions,
  darken,
  lighten,
  unstable_createBreakpoints as createBreakpoints,
  type Theme,
} from '@mui/material/styles';
import { createSpacing } from '@mui/system';
import { private_safeColorChannel as channelsOf } from '@mui/system/colorManipulator';
import frozen from '../../.cache/theme/theme.json';
import { buttons } from './overrides/buttons.ts';
import { surfaces } from './overrides/surfaces.ts';
import { text } from './overrides/text.ts';

/** A colour, or a CSS variable that has a channel beside it, with an opacity. */
const alpha: Theme['alpha'] = (colour, opacity) => {
  const channels = colour.startsWith('var(') ? colour.replace(')', 'Channel)') : channelsOf(colour);
  return `rgba(${channels} / ${typeof opacity === 'string' ? `calc(${opacity})` : opacity})`;
};

/**
 * The site's theme: what createSiteTheme.ts computes, read from the file into which the build writes it, because computing
 * it took the browser 15 to 44 ms on a phone. Only functions are added here, those of MUI where it exports them. What no
 * component of this site asks a theme for is missing (frozenTheme.ts), which is why it has to be called a Theme.
 */
export const theme = {
  ...frozen,
  typography: {
    ...frozen.typography,
    pxToRem: (px: number) => `${px / frozen.typography.htmlFontSize}rem`,
  },
  breakpoints: createBreakpoints(frozen.breakpoints),
  transitions: createTransitions(frozen.transitions),
  spacing: createSpacing(),
  alpha,
  lighten,
  darken,
  applyStyles: (mode: string, styles: object) => ({ [`*:where([data-${mode}]) &`]: styles }),
  components: { ...buttons, ...surfaces, ...text },
} as unknown as Theme;
