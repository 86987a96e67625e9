import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter, matchRoutes } from 'react-router-dom';
import { answerSleeping } from '../hydration/islands/answerSleeping.ts';
import { completeHtml } from '../hydration/completeHtml.ts';
import { loadUntilThere, loadWithRetry } from '../hydration/loading/loadWithRetry.ts';
import { pause } from '../hydration/timing/pause.ts';
import { App } from './App.tsx';
import { startPersistence } from './store/persistence.ts';
import type { Router } from './routes/showLoadingDuringNavigation.ts';
import { restoreEarlyState } from './routes/earlyState.ts';
import { prefetchLikelyNext } from './routes/prefetchPages.ts';
import { followLinks } from './routes/followLinks.ts';
import { markPrerenderedRules } from './markPrerenderedRules.ts';
import { markEntry } from './routes/markEntry.ts';
import { makeRoutes, pageOf } from './routes/routes.tsx';
import { makeStore } from './store/store.ts';
import { makeStyleCache } from './makeStyleCache.ts';
import type { SiteStore } from '../state/siteStore.ts';

const firstPage = 'firstPage';

/**
 * The first page is there already. It also keeps the router from scrolling it: the browser has done that, to the top or, after
 * a reload and on the way back, to where it was left; and the visitor may have gone on meanwhile.
 */
const hydrationData = { loaderData: { [firstPage]: null } };

/** The first page's route must be known before hydration, or React would throw the prerendered page away. */
async function openFirstPage(routes: ReturnType<typeof makeRoutes>, isPrerendered: boolean) {
  for (const { route } of matchRoutes(routes, window.location) ?? []) {
    const page = pageOf(route);
    if (!page) continue;
    if (isPrerendered && page.beforeStore) await loadUntilThere(page.beforeStore);
    if (!isPrerendered) await page.preload();
    route.id = firstPage;
  }
}

/** Where nothing was prerendered, on the development server, the document has no styles yet. */
async function siteStyles() {
  const { SiteStyles } = await import(/* webpackChunkName: "siteStyles" */ './SiteStyles.tsx');
  return <SiteStyles />;
}

/** The listeners only react to later events, so they are no part of the first load. */
const loadListeners = () => import(/* webpackChunkName: "listeners" */ './listeners/startListeners.ts');

/** Only after a reload and on the way back. */
const loadScrolling = () => import(/* webpackChunkName: "restoreScroll" */ './routes/restoreScroll.ts');

/** Reads storage, and starts the listeners when it has been read. */
function restoreState(store: SiteStore, router: Router) {
  const persistor = startPersistence(store, (read) =>
    loadWithRetry(loadListeners, ({ startListeners }) => startListeners(store, router, read)),
  );
  // The last changes are written before the page goes.
  window.addEventListener('pagehide', () => void persistor.flush());
}

/** Makes the page live: one piece of work a task, and what nobody sees last. */
export async function startSite() {
  const root = document.getElementById('root')!;
  const isPrerendered = root.hasChildNodes();
  const routes = makeRoutes();
  await openFirstPage(routes, isPrerendered);
  await pause();

  const store = makeStore();
  const cache = makeStyleCache();
  markPrerenderedRules(cache);
  await pause();

  restoreEarlyState();
  const isKnownEntry = markEntry();
  // Ahead of the router's own listener: a link within a page that sleeps is the browser's.
  window.addEventListener('popstate', markEntry);
  const router = createBrowserRouter(routes, { hydrationData });
  const styles = isPrerendered ? null : await siteStyles();
  await pause();

  const site = (
    <App cache={cache} store={store} serverState={store.getState()} styles={styles}>
      <RouterProvider router={router} />
    </App>
  );
  if (isPrerendered) startTransition(() => void hydrateRoot(root, site));
  else createRoot(root).render(site);
  await pause();

  answerSleeping(followLinks(router, store));
  if (isPrerendered) completeHtml(root);
  if (isKnownEntry) loadWithRetry(loadScrolling, ({ restoreScroll }) => restoreScroll());
  await pause();
  restoreState(store, router);
  await pause();
  await prefetchLikelyNext();
}
