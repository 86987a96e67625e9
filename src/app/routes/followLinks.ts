import { knowsPopovers } from '../../hydration/knowsPopovers.ts';
import { whenIdle } from '../../hydration/timing/whenIdle.ts';
import { isBeingLeft, markLeft } from '../../hydration/islands/leaving.ts';
import { wakeAll } from '../../hydration/islands/sleep.ts';
import type { SiteStore } from '../../state/siteStore.ts';
import { wakeFrame } from '../frame.ts';
import { showLoadingDuringNavigation } from './showLoadingDuringNavigation.ts';
import type { Router } from './showLoadingDuringNavigation.ts';
import { keepEarlyState } from './earlyState.ts';
import { prefetchPage, preloadPage } from './prefetchPages.ts';

/** What the browser opened before scripts would lie over the loading screen and stay open on the next page. */
function closePopover(): void {
  if (knowsPopovers()) document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
}

const arrives = (pathname: string): Promise<boolean> =>
  preloadPage(pathname).then(
    () => true,
    () => false,
  );

/**
 * How links in sleeping parts of the page are followed: the next page's script and the frame's are there before the
 * router moves. The last link pressed counts.
 */
export function followLinks(router: Router, store: SiteStore) {
  let latest: URL | null = null;
  // React must have come to all that stays on the page when the router changes its state, or it would render it anew.
  const setLoading = showLoadingDuringNavigation(router, store, (to, from) => {
    if (to === from) {
      wakeAll();
      return;
    }
    wakeFrame();
    // The page that is left may have slept all the time, and Back must find it soon; but the next one comes first.
    if (router.state.navigation.state === 'idle') void whenIdle().then(() => prefetchPage(from));
    // A link of a part that is awake leads on by itself, and counts as well.
    else latest = null;
  });
  // So does Back, pressed while a page is on its way.
  window.addEventListener('popstate', () => (latest = null));
  // Whoever leaves the site meanwhile may come back to this very document, and is not to be led on from there.
  window.addEventListener('pagehide', () => {
    latest = null;
    setLoading(false);
  });
  const follow = async (address: URL, state: unknown): Promise<void> => {
    latest = address;
    // The page counts as on its way from the press on (specification LOAD-05).
    setLoading(true);
    closePopover();
    // Without a connection the browser would put a page of its own in the place of the site, whose error page names the cause.
    const isForRouter = !isBeingLeft() && ((await arrives(address.pathname)) || !navigator.onLine);
    if (latest !== address) return;
    if (!isForRouter) {
      // Back may bring this very document again.
      setLoading(false);
      keepEarlyState(address.pathname, state);
      markLeft();
      // The browser says best what is wrong; and where a newer site has replaced this one, its page comes whole.
      window.location.assign(address);
      return;
    }
    wakeFrame();
    await router.navigate(address.pathname + address.search + address.hash, { state });
    // A question may have stopped it.
    if (router.state.location.pathname !== address.pathname) setLoading(false);
  };
  return { follow, prefetchPage };
}
