import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { theme } from '../theme/theme.ts';
import { colourModeStorage } from './colourModeStorage.ts';
import type { RootState, SiteStore } from './store.ts';

type AppProps = {
  cache: EmotionCache;
  store: SiteStore;
  /** The state the HTML was made with. Taken before storage is read, or hydration would not match the HTML. */
  serverState: RootState;
  /** The router of the browser, of the prerenderer or of a test. */
  children: ReactNode;
};

/** Everything a page needs round it. The same tree is rendered at build time and hydrated in the browser. */
export function App({ cache, store, serverState, children }: AppProps) {
  return (
    <StrictMode>
      <CacheProvider value={cache}>
        <Provider store={store} serverState={serverState}>
          <ThemeProvider
            theme={theme}
            storageManager={colourModeStorage}
            defaultMode="system"
            disableTransitionOnChange
          >
            <CssBaseline enableColorScheme />
            {children}
          </ThemeProvider>
        </Provider>
      </CacheProvider>
    </StrictMode>
  );
}
