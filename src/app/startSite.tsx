import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter, matchRoutes } from 'react-router-dom';
import { answerSleeping } from '../hydration/islands/answerSleeping.ts';
import { completeHtml } from '../hydration/completeHtml.ts';
import { loadUntilThere, loadWithRetry } from '../hydration/loading/loadWithRetry.ts';
import { yieldToMain } from '../hydration/timing/yieldToMain.ts';
import { App } from './App.tsx';
import { startPersistence } from './store/persistence.ts';
import type { Router } from './routes/showLoadingDuringNavigation.ts';
import { restoreEarlyState } from './routes/earlyState.ts';
import { prefetchLikelyNext } from './routes/prefetchPages.ts';
import { followLinks } from './routes/followLinks.ts';
import { holdJumps } from './routes/holdJumps.ts';
import { markPrerenderedRules } from './markPrerenderedRules.ts';
import { markEntry } from './routes/markEntry.ts';
import { makeRoutes, pageOf } from './routes/routes.tsx';
import { makeStore } from './store/store.ts';
import { makeStyleCache } from './makeStyleCache.ts';
import type { SiteStore } from '../state/siteStore.ts';

const firstPage = 'firstPage';

/**
 * Tells the router that the first page's data is there. With it the router does not scroll the page either: the browser
 * has done that already, to the top or, after a reload or on Back, to where the page was left, and the visitor may have
 * scrolled since.
 */
const hydrationData = { loaderData: { [firstPage]: null } };

/** Prepares the first page's route before hydration; otherwise React would discard the prerendered page. */
async function openFirstPage(routes: ReturnType<typeof makeRoutes>, isPrerendered: boolean) {
  for (const { route } of matchRoutes(routes, window.location) ?? []) {
    const page = pageOf(route);
    if (!page) continue;
    if (isPrerendered && page.beforeStore) await loadUntilThere(page.beforeStore);
    if (!isPrerendered) await page.preload();
    route.id = firstPage;
  }
}

/**
 * The document's own styles, needed only where nothing was prerendered: on the development server. A production build needs
 * the import, too: the font files that the prerendered styles name are emitted for it.
 */
async function siteStyles() {
  const { SiteStyles } = await import(/* webpackChunkName: "siteStyles" */ './SiteStyles.tsx');
  return <SiteStyles />;
}

/** The listeners only react to later events, so their chunk is not part of the first load. */
const loadListeners = () => import(/* webpackChunkName: "listeners" */ './listeners/startListeners.ts');

/** Needed only after a reload and on Back. */
const loadScrolling = () => import(/* webpackChunkName: "restoreScroll" */ './routes/restoreScroll.ts');

/** Starts reading storage, and starts the listeners once it has been read. */
function restoreState(store: SiteStore, router: Router) {
  const persistor = startPersistence(store, (read) =>
    loadWithRetry(loadListeners, ({ startListeners }) => startListeners(store, router, read)),
  );
  // Writes the last changes before the document is unloaded.
  window.addEventListener('pagehide', () => void persistor.flush());
}

/** Hydrates the page: each piece of work in a task of its own, and those without visible effect last. */
export async function startSite() {
  const root = document.getElementById('root')!;
  const isPrerendered = root.hasChildNodes();
  const routes = makeRoutes();
  await openFirstPage(routes, isPrerendered);
  await yieldToMain();

  const store = makeStore();
  const cache = makeStyleCache();
  markPrerenderedRules(cache);
  await yieldToMain();

  restoreEarlyState();
  const isKnownEntry = markEntry();
  holdJumps(() => router.state.location.pathname);
  const router = createBrowserRouter(routes, { hydrationData });
  const styles = isPrerendered ? null : await siteStyles();
  await yieldToMain();

  const site = (
    <App cache={cache} store={store} serverState={store.getState()} styles={styles}>
      <RouterProvider router={router} />
    </App>
  );
  if (isPrerendered) startTransition(() => void hydrateRoot(root, site));
  else createRoot(root).render(site);
  await yieldToMain();

  answerSleeping(followLinks(router, store));
  if (isPrerendered) completeHtml(root);
  if (isKnownEntry) loadWithRetry(loadScrolling, ({ restoreScroll }) => restoreScroll());
  await yieldToMain();
  restoreState(store, router);
  await yieldToMain();
  await prefetchLikelyNext();
}
