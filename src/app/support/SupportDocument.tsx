import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { theme } from '../../theme/theme.ts';
import { makeStyleCache } from '../makeStyleCache.ts';
import { SiteStyles } from '../SiteStyles.tsx';

const cache = makeStyleCache();

/** Provides the site's theme, fonts and colours of both modes in a document that was not prerendered. */
export const SupportDocument = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={cache}>
    <ThemeProvider theme={theme}>
      <SiteStyles />
      {children}
    </ThemeProvider>
  </CacheProvider>
);
