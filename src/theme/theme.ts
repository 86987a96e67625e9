import {
  createTransitions,
  darken,
  lighten,
  unstable_createBreakpoints as createBreakpoints,
} from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { createSpacing } from '@mui/system';
import { private_safeColorChannel as channelsOf } from '@mui/system/colorManipulator';
import frozen from '../../.cache/theme/theme.json';
import { buttons } from './overrides/buttons.ts';
import { surfaces } from './overrides/surfaces.ts';
import { text } from './overrides/text.ts';

/** A colour, or a CSS variable of which there is a channel variable, with an opacity. */
const alpha: Theme['alpha'] = (colour, opacity) => {
  const channels = colour.startsWith('var(') ? colour.replace(')', 'Channel)') : channelsOf(colour);
  return `rgba(${channels} / ${typeof opacity === 'string' ? `calc(${opacity})` : opacity})`;
};

/**
 * The site's theme: the result of createSiteTheme.ts, read from a file that the build writes, because computing it took
 * a phone's browser 15 to 44 ms. Only functions are added here, MUI's own if it exports them. Values that no component
 * of this site reads are missing (frozenTheme.ts), so that it must be cast to Theme.
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
