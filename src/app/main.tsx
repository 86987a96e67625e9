import createCache from '@emotion/cache';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter, matchRoutes } from 'react-router-dom';
import { loadWithRetry } from '../hydration/loadWithRetry.ts';
import { App } from './App.tsx';
import { startPersistence } from './store/persistence.ts';
import { makeRoutes } from './routes/routes.tsx';
import { makeStore } from './store/store.ts';

/** The page's own script must be there before hydration, or React would throw the prerendered page away. */
async function loadFirstPage(routes: ReturnType<typeof makeRoutes>) {
  for (const { route } of matchRoutes(routes, window.location) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy());
    delete route.lazy;
  }
}

async function siteStyles() {
  const { SiteStyles } = await import(/* webpackChunkName: "siteStyles" */ './SiteStyles.tsx');
  return <SiteStyles />;
}

/** The listeners only react to later events, so they are no part of the first load. */
const loadListeners = () => import(/* webpackChunkName: "listeners" */ './listeners/startListeners.ts');

async function start() {
  const routes = makeRoutes();
  await loadFirstPage(routes);

  const root = document.getElementById('root')!;
  const store = makeStore();
  const isPrerendered = root.hasChildNodes();
  const site = (
    <App
      cache={createCache({ key: 'css' })}
      store={store}
      serverState={store.getState()}
      styles={isPrerendered ? null : await siteStyles()}
    >
      <RouterProvider router={createBrowserRouter(routes)} />
    </App>
  );
  if (isPrerendered) hydrateRoot(root, site);
  else createRoot(root).render(site);

  const persistor = startPersistence(store);
  const onPersistorChange = () => {
    if (!persistor.getState().bootstrapped) return;
    unsubscribe();
    loadWithRetry(loadListeners, ({ startListeners }) => startListeners(store));
  };
  const unsubscribe = persistor.subscribe(onPersistorChange);
  onPersistorChange();
  // The last changes are written before the page goes.
  window.addEventListener('pagehide', () => void persistor.flush());
}

void start();
