import type { TypographyVariantsOptions } from '@mui/material/styles';
import { fluid, rem } from './fluid.ts';
import { fontFamilies } from './fonts/fontFamilies.ts';

const heading = { fontFamily: fontFamilies.display } as const;

/** Every text style of the site; sizes are given in px for windows of 360 and of 1280 px. */
export const typography: TypographyVariantsOptions = {
  fontFamily: fontFamilies.text,
  fontWeightMedium: 500,
  fontWeightBold: 650,
  display: {
    ...heading,
    fontWeight: 700,
    fontSize: fluid(34, 64),
    lineHeight: 1.05,
    letterSpacing: '-0.01em',
    '@media (min-width:1280px)': { fontSize: 'clamp(4rem, 4vw, 4.75rem)' },
  },
  h1: { ...heading, fontWeight: 700, fontSize: fluid(34, 52), lineHeight: 1.1, letterSpacing: '-0.01em' },
  h2: { ...heading, fontWeight: 650, fontSize: fluid(28, 40), lineHeight: 1.15, letterSpacing: '-0.005em' },
  h3: { ...heading, fontWeight: 650, fontSize: fluid(22, 26), lineHeight: 1.25 },
  h4: { ...heading, fontWeight: 600, fontSize: fluid(20, 22), lineHeight: 1.3 },
  h5: { ...heading, fontWeight: 600, fontSize: rem(18), lineHeight: 1.3 },
  h6: { ...heading, fontWeight: 600, fontSize: rem(17), lineHeight: 1.3 },
  lead: {
    fontFamily: fontFamilies.text,
    fontWeight: 400,
    fontSize: fluid(19, 21),
    lineHeight: 1.55,
  },
  // The page has this style, and all others inherit what they do not set: lines of equal length, none with a word alone.
  body1: { fontSize: fluid(17, 18), lineHeight: 1.6, textWrap: 'balance' },
  body2: { fontSize: rem(15), lineHeight: 1.5 },
  button: {
    fontFamily: fontFamilies.display,
    fontWeight: 600,
    fontSize: fluid(16, 17),
    lineHeight: 1.2,
    // MUI's buttons are in capitals.
    textTransform: undefined,
  },
  label: { fontFamily: fontFamilies.text, fontWeight: 600, fontSize: rem(17), lineHeight: 1.4 },
  helper: { fontFamily: fontFamilies.text, fontWeight: 400, fontSize: rem(16), lineHeight: 1.45 },
  code: { fontFamily: fontFamilies.code, fontWeight: 500, fontSize: rem(16), lineHeight: 1.5 },
};
