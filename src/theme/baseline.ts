import type { CSSInterpolation, Theme } from '@mui/material/styles';
import styleSheets from '../../.cache/theme/styleSheets.json';
import { fontFaces } from './fonts/fonts.ts';
import { spaceVariables } from './spaceVariables.ts';
import { light } from './tokens/light.ts';

/** Also the elements that set the variables anew (scopes/darkSection.ts). */
const everything = ':root,:root *';

const important = (colours: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(colours).map(([name, colour]) => [`--mui-palette-${name}`, `${colour} !important`]),
  );

const forcedColours = important({
  'kolam-line': 'CanvasText',
  'kolam-dot': 'Highlight',
  'kolam-answer': 'Highlight',
  'kolam-fill': 'Canvas',
  'kolam-grid': 'GrayText',
  'kolam-thin': 'GrayText',
  'kolam-background': 'Canvas',
  undrawn: 'GrayText',
});

/**
 * Most printers are told to leave backgrounds out, so words are dark whatever they lie on; and where backgrounds are
 * printed, they are white.
 */
const printColours = important({
  ...Object.fromEntries(
    Object.keys(light.background).map((name) => [`background-${name}`, light.background.paper]),
  ),
  'text-primary': light.text.primary,
  'text-secondary': light.text.secondary,
  'primary-main': light.primary.main,
  'primary-contrastText': light.primary.contrastText,
  'primary-container': light.primary.container,
  'primary-onContainer': light.primary.onContainer,
  'secondary-main': light.secondary.main,
  link: light.link,
  border: light.border,
  divider: light.divider,
  'turmeric-fill': light.text.primary,
  ...Object.fromEntries(Object.entries(light.kolam).map(([name, colour]) => [`kolam-${name}`, colour])),
  'kolam-background': light.background.paper,
});

/**
 * Styles of the document itself, beside MUI's own baseline: both colour modes as variables, fonts, resets, focus, print.
 * They are part of every page's HTML, so the browser's scripts need not carry them (app/SiteStyles.tsx).
 */
export const baselineOf = (theme: Theme): CSSInterpolation => [
  ...styleSheets,
  ...fontFaces,
  spaceVariables,
  {
    html: { scrollPaddingTop: 96, scrollPaddingBottom: 48 },
    body: { fontVariantNumeric: 'tabular-nums lining-nums', overflowWrap: 'break-word' },
    'h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,figure,blockquote': { margin: 0 },
    // In text of twice the size one word may be wider than a phone, and a title is often an item of a grid.
    'h1,h2,h3': { overflowWrap: 'anywhere' },
    'ul,ol': { padding: 0, listStyle: 'none' },
    '::selection': {
      backgroundColor: theme.vars.palette.turmeric.fill,
      color: theme.vars.palette.turmeric.ink,
    },
    // MUI's own ring waits for React, and a button may be reached while its part of the page still sleeps.
    ':focus-visible,.MuiButtonBase-root:focus-visible': {
      outline: `3px solid ${theme.vars.palette.primary.main}`,
      outlineOffset: 2,
    },
    svg: { flexShrink: 0 },
    '@media (prefers-reduced-motion: reduce)': {
      '*,::before,::after': {
        animationDuration: '.01ms !important',
        animationIterationCount: '1 !important',
        // None instead of a short one: that would be one for every property, and colours that are inherited would change
        // a level of the page at a time.
        transition: 'none !important',
        scrollBehavior: 'auto !important',
      },
    },
    '@media (forced-colors: active)': {
      // drawings keep their author's colours in forced-colours mode; these follow the system instead
      [everything]: forcedColours,
      // a button's busy line (hydration/firstLoad.ts) is a shadow, of which there are none
      '@keyframes busy': { '0%,to': { outline: '3px dashed' } },
      // signs keep a colour of their own, too; the system's is that of the words beside them
      svg: { color: 'inherit !important' },
    },
    '@media print': { [everything]: { colorScheme: 'light', ...printColours } },
  },
];
