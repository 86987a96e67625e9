import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { theme } from '../../theme/theme.ts';
import { makeStyleCache } from '../makeStyleCache.ts';
import { SiteStyles } from '../SiteStyles.tsx';

const cache = makeStyleCache();

/** The site's look for a document that was not prerendered: theme, fonts, colours of both modes. */
export const SupportDocument = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={cache}>
    <ThemeProvider theme={theme}>
      <SiteStyles />
      {children}
    </ThemeProvider>
  </CacheProvider>
);
