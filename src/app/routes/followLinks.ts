import type { createBrowserRouter } from 'react-router-dom';
import { wakeAll } from '../../hydration/sleep.ts';
import type { SiteStore } from '../../state/hooks.ts';
import { loadingEnded, loadingStarted } from '../../state/uiSlice.ts';
import { wakeFrame } from '../frame.ts';
import { fetchAhead, preloadPage } from './fetchAhead.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * React must have come to all that stays on the page when the router changes its state, or it would render it anew. It
 * shows nothing of a navigation until then, so the page is covered here.
 */
function wakeOnMoves(router: Router, store: SiteStore): void {
  const { pathname } = router.state.location;
  let covered = false;
  const cover = (isMoving: boolean) => {
    if (isMoving === covered) return;
    covered = isMoving;
    store.dispatch(isMoving ? loadingStarted('chunk') : loadingEnded('chunk'));
  };
  router.subscribe(({ navigation, location }) => {
    const target = navigation.location ?? location;
    if (target.pathname === pathname) wakeAll();
    else wakeFrame();
    cover(navigation.state !== 'idle' && target.pathname !== location.pathname);
  });
}

/** What the browser opened before scripts would stay open on the next page. */
function closePopover(): void {
  if ('popover' in HTMLElement.prototype) document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
}

/**
 * How links in sleeping parts of the page are followed: the next page's script and the frame's are there before the
 * router moves. The last link pressed counts.
 */
export function followLinks(router: Router, store: SiteStore) {
  wakeOnMoves(router, store);
  let latest: URL | null = null;
  const follow = async (address: URL, state: unknown): Promise<void> => {
    latest = address;
    // The page counts as on its way from the press on (specification LOAD-05).
    store.dispatch(loadingStarted('chunk'));
    try {
      await preloadPage(address.pathname);
      if (latest !== address) return;
      wakeFrame();
      closePopover();
      await router.navigate(address.pathname + address.search + address.hash, { state });
    } catch {
      // The browser says best what is wrong; and where a newer site has replaced this one, its page comes whole.
      window.location.assign(address);
    } finally {
      store.dispatch(loadingEnded('chunk'));
    }
  };
  return { follow, fetchAhead };
}
