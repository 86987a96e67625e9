import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { theme } from '../theme/theme.ts';
import type { RootState, makeStore } from './store/store.ts';

type AppProps = {
  cache: EmotionCache;
  store: ReturnType<typeof makeStore>;
  /**
   * The state the HTML was rendered with. To be taken before storage is read, or hydration would not match the HTML.
   */
  serverState: RootState;
  /** The document's styles, where the HTML does not contain them. */
  styles?: ReactNode;
  /** The router of the browser, of the prerenderer or of a test. */
  children: ReactNode;
};

/**
 * The providers round every page. The same tree is rendered at build time and hydrated in the browser. The ThemeProvider
 * of @mui/system is enough: that of @mui/material would keep its own colour mode in storage beside the store's.
 */
export function App({ cache, store, serverState, styles = null, children }: AppProps) {
  return (
    <StrictMode>
      <CacheProvider value={cache}>
        <Provider store={store} serverState={serverState}>
          <ThemeProvider theme={theme}>
            {styles}
            {children}
          </ThemeProvider>
        </Provider>
      </CacheProvider>
    </StrictMode>
  );
}
