import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/system';
import { theme } from '../../theme/theme.ts';
import { SiteStyles } from '../SiteStyles.tsx';
import { changedAttribute } from './showChangedFields.ts';

/** Switches off animations, transitions and smooth scrolling, so that a step is complete as soon as it is rendered. */
const still: Record<string, Record<string, string>> = {
  '*, ::before, ::after': {
    animationDelay: '0s !important',
    animationDuration: '0s !important',
    animationIterationCount: '1 !important',
    transition: 'none !important',
    scrollBehavior: 'auto !important',
  },
};

/** A ring round what a step changed, in the colour of a highlighter: no control of the site has such a ring. */
const marked: Record<string, Record<string, string>> = {
  [`[${changedAttribute}]`]: {
    outline: `4px solid ${theme.vars.palette.turmeric.fill} !important`,
    outlineOffset: '3px !important',
    borderRadius: '8px',
  },
};

/**
 * The global styles of all replayed pages. They have a root of their own: mounted with each page, they would be
 * inserted and removed with it, and each time the browser would recalculate the style of the whole document.
 */
export const ReplayStyles = ({ cache }: { cache: EmotionCache }) => (
  <CacheProvider value={cache}>
    <ThemeProvider theme={theme}>
      <SiteStyles />
      <GlobalStyles styles={[still, marked]} />
    </ThemeProvider>
  </CacheProvider>
);
