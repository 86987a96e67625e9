import type { createBrowserRouter } from 'react-router-dom';
import { wakeAll } from '../../hydration/sleep.ts';
import type { SiteStore } from '../../state/hooks.ts';
import { loadingEnded, loadingStarted } from '../../state/uiSlice.ts';
import { wakeFrame } from '../frame.ts';
import { fetchAhead, preloadPage } from './fetchAhead.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** React must have come to all that stays on the page when the router moves, or it would render it anew. */
function wakeOnMoves(router: Router): void {
  let last = router.state.location;
  router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle' || location.pathname !== last.pathname) wakeFrame();
    else if (location !== last) wakeAll();
    last = location;
  });
}

/** What the browser opened before scripts would stay open on the next page. */
function closePopover(): void {
  if ('popover' in HTMLElement.prototype) document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
}

/** Covers the page while `work` takes more than a moment (specification LOAD-05). */
async function coverWhile(store: SiteStore, work: Promise<void>): Promise<void> {
  let covered = false;
  const timer = setTimeout(() => {
    covered = true;
    store.dispatch(loadingStarted('chunk'));
  });
  try {
    await work;
  } finally {
    clearTimeout(timer);
    if (covered) store.dispatch(loadingEnded('chunk'));
  }
}

/**
 * How links in sleeping parts of the page are followed: the next page's script and the frame's are there before the
 * router moves. The last link pressed counts.
 */
export function followLinks(router: Router, store: SiteStore) {
  wakeOnMoves(router);
  let latest: URL | null = null;
  const follow = async (address: URL, state: unknown): Promise<void> => {
    latest = address;
    try {
      await coverWhile(store, preloadPage(address.pathname));
    } catch {
      // The browser says best what is wrong; and where a newer site has replaced this one, its page comes whole.
      window.location.assign(address);
      return;
    }
    if (latest !== address) return;
    wakeFrame();
    closePopover();
    await router.navigate(address.pathname + address.search + address.hash, { state });
  };
  return { follow, fetchAhead };
}
