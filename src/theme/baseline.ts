import type { CSSInterpolation, Theme } from '@mui/material/styles';
import styleSheets from '../../.cache/theme/styleSheets.json';
import { fontFaces } from './fonts/fonts.ts';
import { spaceVariables } from './spaceVariables.ts';
import { colourModeAttribute } from './tokens/colourModes.ts';
import { light } from './tokens/light.ts';

const [lightSheet, darkSheet] = styleSheets;

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

/** Where backgrounds are printed, they are white; and what is turmeric on a dark one is dark on paper. */
const paper = Object.fromEntries(
  [
    ...Object.keys(light.background).map((name) => [`background-${name}`, light.background.paper]),
    ['kolam-background', light.background.paper],
    ['turmeric-fill', light.text.primary],
  ].map(([name, colour]) => [`--mui-palette-${name}`, colour]),
);

/** What nobody can press on paper. A role is a button and its words; of tabs the chosen one names what is below. */
const controls = `button:not(.MuiCardActionArea-root,[aria-selected=true]),.MuiButton-root,[${colourModeAttribute}]`;

/**
 * Styles of the document itself, beside MUI's own baseline: both colour modes as variables, fonts, resets, focus, print.
 * They are part of every page's HTML, so the browser's scripts need not carry them (app/SiteStyles.tsx).
 */
export const baselineOf = (theme: Theme): CSSInterpolation => [
  lightSheet,
  // Paper is light, whatever the screen is.
  { '@media screen': darkSheet },
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
    '@media print': {
      ':root': paper,
      // A dialog is printed alone: while it is open the page behind it is hidden from screen readers, too.
      [`${controls},#root[aria-hidden=true]`]: { display: 'none !important' },
      'li,footer': { breakInside: 'avoid' },
      'h2,h2+p': { breakAfter: 'avoid' },
    },
  },
];
