import type { createBrowserRouter } from 'react-router-dom';
import { unstable_forceFrameRate } from 'scheduler';
import { constants } from '../../../contract/constants.ts';
import { listenTo } from '../../state/siteStore.ts';
import type { SiteStore } from '../../state/siteStore.ts';
import { openPageAt, pageOpened } from '../../state/navigationSlice.ts';
import { loadingEnded, loadingStarted } from '../../state/uiSlice.ts';

export type Router = ReturnType<typeof createBrowserRouter>;

/**
 * React yields 30 times a second while the loading screen animates: often enough for a slow phone to paint it, and seldom
 * enough that the phone does not paint after every 5 ms of rendering, which takes it as long again.
 */
const frameRateWhileNavigating = 30;
/** React's own 5 ms between two yields. */
const defaultFrameRate = 0;

/**
 * Shows the loading screen from the press until the next page is rendered, and for 800 ms at least. A new query or hash is no
 * new page. It follows the router itself and no React component, because a page that sleeps renders nothing.
 * Returns what shows it (true) and hides it (false), for whoever waits ahead of the router.
 * @param onMove told, by their pathnames, of each step of a way
 */
export function showLoadingDuringNavigation(
  router: Router,
  store: SiteStore,
  onMove?: (to: string, from: string) => void,
): (loading: boolean) => void {
  let isLoading = false;
  let loadingSince = 0;
  // React has rendered it by then.
  const countFromNow = () => queueMicrotask(() => (loadingSince = performance.now()));
  const setLoading = (loading: boolean) => {
    if (loading === isLoading) return;
    isLoading = loading;
    unstable_forceFrameRate(loading ? frameRateWhileNavigating : defaultFrameRate);
    store.dispatch(loading ? loadingStarted('chunk') : loadingEnded('chunk'));
    if (loading) countFromNow();
  };

  /** What React shows, which follows the router some frames later, or never where the way led back before. */
  let { pathname: shown } = router.state.location;
  const onOpen = (path: string) => {
    const { pathname } = router.state.location;
    if (path !== openPageAt(pathname)) return;
    if (pathname !== shown) {
      const shownFor = isLoading ? performance.now() - loadingSince : 0;
      store.dispatch(loadingStarted('route'));
      setTimeout(() => store.dispatch(loadingEnded('route')), constants.routeLoading - shownFor);
    }
    shown = pathname;
    setLoading(false);
  };
  store.dispatch(listenTo({ actionCreator: pageOpened, effect: ({ payload: { path } }) => onOpen(path) }));

  let from = shown;
  let destination = shown;
  router.subscribe(({ navigation, location }) => {
    const to = (navigation.location ?? location).pathname;
    onMove?.(to, from);
    if (navigation.state === 'idle') from = to;
    if (to === shown) setLoading(false);
    else if (navigation.state !== 'idle') setLoading(true);
    // Who goes elsewhere meanwhile begins the 800 ms anew (specification LOAD-05).
    if (destination !== shown && destination !== to) countFromNow();
    destination = to;
  });
  return setLoading;
}
