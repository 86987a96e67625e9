import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/system';
import { theme } from '../../theme/theme.ts';
import { SiteStyles } from '../SiteStyles.tsx';

/** What moves by style sheet alone stands still, too. */
const still: Record<string, Record<string, string>> = {
  '*, ::before, ::after': {
    animationDelay: '0s !important',
    animationDuration: '0s !important',
    animationIterationCount: '1 !important',
    transition: 'none !important',
    scrollBehavior: 'auto !important',
  },
};

/** What every page needs of style sheets. Apart from them, for one that comes or goes has all that stands styled anew. */
export const ReplayStyles = ({ cache }: { cache: EmotionCache }) => (
  <CacheProvider value={cache}>
    <ThemeProvider theme={theme}>
      <SiteStyles />
      <GlobalStyles styles={still} />
    </ThemeProvider>
  </CacheProvider>
);
