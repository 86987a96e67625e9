import type { createBrowserRouter } from 'react-router-dom';
import { unstable_forceFrameRate as giveWay } from 'scheduler';
import { constants } from '../../../contract/constants.ts';
import { listenTo } from '../../state/hooks.ts';
import type { SiteStore } from '../../state/hooks.ts';
import { openPageAt, pageOpened } from '../../state/navigationSlice.ts';
import { loadingEnded, loadingStarted } from '../../state/uiSlice.ts';

export type Router = ReturnType<typeof createBrowserRouter>;

/**
 * How often a second React gives way to the browser while a page is on its way: each time a slow phone draws a picture of the
 * loading screen, which takes it as long as the 5 ms of rendering in between.
 */
const picturesOnTheWay = 30;

/**
 * Shows the loading screen from the press until the next page is rendered, and for 800 ms at least. A new query or hash is no
 * new page. It follows the router itself and no React component, because a page that sleeps renders nothing.
 * Returns what covers and uncovers it for whoever waits ahead of the router.
 * @param onMove told, by their pathnames, of each step of a way
 */
export function coverMoves(
  router: Router,
  store: SiteStore,
  onMove?: (to: string, from: string) => void,
): (covered: boolean) => void {
  let isCovered = false;
  let coveredAt = 0;
  // React has rendered it by then.
  const countFromNow = () => queueMicrotask(() => (coveredAt = performance.now()));
  const cover = (covered: boolean) => {
    if (covered === isCovered) return;
    isCovered = covered;
    giveWay(covered ? picturesOnTheWay : 0);
    store.dispatch(covered ? loadingStarted('chunk') : loadingEnded('chunk'));
    if (covered) countFromNow();
  };

  /** What React shows, which follows the router some frames later, or never where the way led back before. */
  let { pathname: shown } = router.state.location;
  const onOpen = (path: string) => {
    const { pathname } = router.state.location;
    if (path !== openPageAt(pathname)) return;
    if (pathname !== shown) {
      const shownFor = isCovered ? performance.now() - coveredAt : 0;
      store.dispatch(loadingStarted('route'));
      setTimeout(() => store.dispatch(loadingEnded('route')), constants.routeLoading - shownFor);
    }
    shown = pathname;
    cover(false);
  };
  store.dispatch(listenTo({ actionCreator: pageOpened, effect: ({ payload: { path } }) => onOpen(path) }));

  let from = shown;
  let destination = shown;
  router.subscribe(({ navigation, location }) => {
    const to = (navigation.location ?? location).pathname;
    onMove?.(to, from);
    if (navigation.state === 'idle') from = to;
    if (to === shown) cover(false);
    else if (navigation.state !== 'idle') cover(true);
    // Who goes elsewhere meanwhile begins the 800 ms anew (specification LOAD-05).
    if (destination !== shown && destination !== to) countFromNow();
    destination = to;
  });
  return cover;
}
