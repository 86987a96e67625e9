import type { CSSInterpolation, Theme } from '@mui/material/styles';
import styleSheets from '../../.cache/theme/styleSheets.json';
import { fontFaces } from './fonts/fonts.ts';
import { spaceVariables } from './spaceVariables.ts';
import { colourModeAttribute } from './tokens/colourModes.ts';
import { light } from './tokens/light.ts';

const [lightSheet, darkSheet] = styleSheets;

/** All elements, because some redefine the variables for their subtree (scopes/darkSection.ts). */
const everything = ':root,:root *';

const important = (colours: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(colours).map(([name, colour]) => [`--mui-palette-${name}`, `${colour} !important`]),
  );

/** Not `Highlight` for the dots, as it may be translucent: Firefox made it fainter than 2:1 on colours of a visitor's own. */
const forcedColours = important({
  'kolam-line': 'CanvasText',
  'kolam-dot': 'LinkText',
  'kolam-answer': 'LinkText',
  'kolam-fill': 'Canvas',
  'kolam-grid': 'GrayText',
  'kolam-thin': 'GrayText',
  'kolam-background': 'Canvas',
  undrawn: 'GrayText',
});

/**
 * The print colours: backgrounds become white, if they are printed at all, and turmeric text on dark becomes dark text.
 */
const paper = Object.fromEntries(
  [
    ...Object.keys(light.background).map((name) => [`background-${name}`, light.background.paper]),
    ['kolam-background', light.background.paper],
    ['turmeric-fill', light.text.primary],
  ].map(([name, colour]) => [`--mui-palette-${name}`, colour]),
);

/**
 * What is not printed: navigation, the line of a timeline, of which only the dots remain, because browsers mostly omit its
 * straight parts, which are backgrounds, and controls. Exceptions are the cards of roles, whose text is inside a button,
 * and the selected tab, which names the content below it.
 */
const unprinted = `nav,ol path,button:not(.MuiCardActionArea-root,[aria-selected=true]),.MuiButton-root,[${colourModeAttribute}]`;

/**
 * Global styles in addition to MUI's own baseline: both colour modes as variables, fonts, resets, focus, print. They
 * are part of every page's HTML, so the scripts need not contain them (app/SiteStyles.tsx).
 */
export const baselineOf = (theme: Theme): CSSInterpolation => [
  lightSheet,
  // Print uses the light mode, whatever mode the screen has.
  { '@media screen': darkSheet },
  ...fontFaces,
  spaceVariables,
  {
    html: { scrollPaddingTop: 96, scrollPaddingBottom: 48 },
    body: { fontVariantNumeric: 'tabular-nums lining-nums', overflowWrap: 'break-word' },
    'h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,figure,blockquote': { margin: 0 },
    // At twice the text size, one word may be wider than a phone. `anywhere` also lets a heading in a grid track
    // shrink.
    'h1,h2,h3': { overflowWrap: 'anywhere' },
    'ul,ol': { padding: 0, listStyle: 'none' },
    '::selection': {
      backgroundColor: theme.vars.palette.turmeric.fill,
      color: theme.vars.palette.turmeric.ink,
    },
    // MUI's own focus class is set by React, and a button can be focused while its island is still asleep.
    ':focus-visible,.MuiButtonBase-root:focus-visible': {
      outline: `3px solid ${theme.vars.palette.primary.main}`,
      outlineOffset: 2,
    },
    svg: { flexShrink: 0 },
    '@media (prefers-reduced-motion: reduce)': {
      '*,::before,::after': {
        animationDuration: '.01ms !important',
        animationIterationCount: '1 !important',
        // None instead of a short one, which would apply to every property: an inherited colour would then change one
        // level of the tree after the other.
        transition: 'none !important',
        scrollBehavior: 'auto !important',
      },
    },
    '@media (forced-colors: active)': {
      // SVG keeps its own colours in forced-colours mode; these variables make the drawings use system colours
      [everything]: forcedColours,
      // A busy button's line (hydration/firstLoad.ts) is a box shadow, which forced colours remove.
      '@keyframes busy': { '0%,to': { outline: '3px dashed' } },
      // Icons would keep their own colour, too; this gives them the system colour of the text beside them.
      svg: { color: 'inherit !important' },
    },
    '@media print': {
      ':root': { ...paper, '--section-padding': '28px' },
      // An open dialog is printed alone: MUI sets `aria-hidden` on the page behind it.
      [`${unprinted},#root[aria-hidden=true]`]: { display: 'none !important' },
      'li,footer': { breakInside: 'avoid' },
      'h2,h3,h2+p': { breakAfter: 'avoid' },
    },
  },
];
