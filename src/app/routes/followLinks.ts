import { knowsPopovers } from '../../hydration/knowsPopovers.ts';
import { whenIdle } from '../../hydration/timing/whenIdle.ts';
import { isBeingLeft, markLeft } from '../../hydration/islands/leaving.ts';
import { wakeAll } from '../../hydration/islands/sleep.ts';
import type { SiteStore } from '../../state/siteStore.ts';
import { preloadFrame, wakeFrame } from '../frame.ts';
import { showLoadingDuringNavigation } from './showLoadingDuringNavigation.ts';
import type { Router } from './showLoadingDuringNavigation.ts';
import { keepEarlyState } from './earlyState.ts';
import { prefetchPage, preloadPage } from './prefetchPages.ts';

/**
 * Closes a popover that the browser has opened without scripts: it would cover the loading screen, and stay open on the
 * next page.
 */
function closePopover(): void {
  if (knowsPopovers()) document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
}

/**
 * Whether the router can show the next page or, without a connection, the site's error page, which names the cause. It
 * can show neither without the frame, which must be hydrated first.
 */
const isForRouter = (pathname: string): Promise<boolean> =>
  preloadPage(pathname)
    .catch((error: Error) => (navigator.onLine ? Promise.reject(error) : preloadFrame()))
    .then(
      () => true,
      () => false,
    );

/**
 * Returns how links in sleeping islands are followed: the router navigates once the chunks of the next page and of the
 * frame have arrived. A later navigation cancels one that is still waiting for them.
 */
export function followLinks(router: Router, store: SiteStore) {
  let latest: URL | null = null;
  // What stays on the page must be hydrated before the router's state changes, or React would discard its HTML and
  // render it again.
  const setLoading = showLoadingDuringNavigation(router, store, (to, from) => {
    if (to === from) {
      wakeAll();
      return;
    }
    wakeFrame();
    // The page that is left may have slept all the time, so that its chunk, which Back needs, is not loaded yet. The
    // chunks of the next page have priority.
    if (router.state.navigation.state === 'idle') void whenIdle().then(() => prefetchPage(from));
    // A link of an island that is awake navigates by itself, and cancels a link that is still waiting for its chunks.
    else latest = null;
  });
  // So does Back.
  window.addEventListener('popstate', () => (latest = null));
  // The visitor may leave the site meanwhile and come back to this very document, which must not navigate then.
  window.addEventListener('pagehide', () => {
    latest = null;
    setLoading(false);
  });
  const follow = async (address: URL, state: unknown): Promise<void> => {
    latest = address;
    // The loading time of the page counts from the press on (specification LOAD-05).
    setLoading(true);
    closePopover();
    const isRouted = !isBeingLeft() && (await isForRouter(address.pathname));
    if (latest !== address) return;
    if (!isRouted) {
      // This document may be restored from the back/forward cache.
      setLoading(false);
      keepEarlyState(address.pathname, state);
      markLeft();
      // The browser reports best what is wrong with the server. Where a newer release has replaced the chunks, its page
      // is loaded with all its scripts.
      window.location.assign(address);
      return;
    }
    wakeFrame();
    await router.navigate(address.pathname + address.search + address.hash, { state });
    // The question whether to leave a form may have stopped the navigation.
    if (router.state.location.pathname !== address.pathname) setLoading(false);
  };
  return { follow, prefetchPage };
}
