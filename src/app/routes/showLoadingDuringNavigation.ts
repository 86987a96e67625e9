import type { createBrowserRouter } from 'react-router-dom';
import { unstable_forceFrameRate } from 'scheduler';
import * as constants from '../../../contract/constants.ts';
import { listenTo } from '../../state/siteStore.ts';
import type { SiteStore } from '../../state/siteStore.ts';
import { openPageAt, pageOpened } from '../../state/navigationSlice.ts';
import { loadingEnded, loadingStarted } from '../../state/uiSlice.ts';

export type Router = ReturnType<typeof createBrowserRouter>;

/**
 * How often per second React yields to the browser while the loading screen shows. That is often enough for a slow
 * phone to animate it. With the default the phone would paint after every 5 ms of rendering, and each paint takes as
 * long again.
 */
const frameRateWhileNavigating = 30;
/** Restores React's default of 5 ms between two yields. */
const defaultFrameRate = 0;

/**
 * Shows the loading screen from the press until the next page is rendered, and for at least 800 ms. A new query or hash
 * is not a new page. It subscribes to the router and is not a React component, because a page that sleeps does not
 * render.
 *
 * @param onMove called for each change of the router's state with the pathnames it leads to and comes from
 * @returns a function that shows (true) or hides (false) the loading screen, for code that waits before the router
 * navigates
 */
export function showLoadingDuringNavigation(
  router: Router,
  store: SiteStore,
  onMove?: (to: string, from: string) => void,
): (loading: boolean) => void {
  let isLoading = false;
  let loadingSince = 0;
  // From the next microtask on, when React has rendered the loading screen.
  const countFromNow = () => queueMicrotask(() => (loadingSince = performance.now()));
  const setLoading = (loading: boolean) => {
    if (loading === isLoading) return;
    isLoading = loading;
    unstable_forceFrameRate(loading ? frameRateWhileNavigating : defaultFrameRate);
    store.dispatch(loading ? loadingStarted('chunk') : loadingEnded('chunk'));
    if (loading) countFromNow();
  };

  /**
   * The pathname of the page that React shows. It follows the router's some frames later, or never if Back came before.
   */
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
    // Another destination while the page is loading restarts the 800 ms (specification LOAD-05).
    if (destination !== shown && destination !== to) countFromNow();
    destination = to;
  });
  return setLoading;
}
