import type { createBrowserRouter } from 'react-router-dom';
import { listenTo } from '../../state/hooks.ts';
import type { SiteStore } from '../../state/hooks.ts';
import { pageOpened } from '../../state/navigationSlice.ts';
import { loadingEnded, loadingStarted } from '../../state/uiSlice.ts';

export type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Covers the page by the loading screen while the router waits for the next one, until it is open and begins a wait of its
 * own (RouteEffects.tsx). A new query or hash is not a page. Here, because a page that sleeps is told nothing by React.
 * Returns what covers and uncovers it for whoever waits ahead of the router.
 * @param onMove told, by their pathnames, of each step of a way
 */
export function coverMoves(
  router: Router,
  store: SiteStore,
  onMove: (to: string, from: string) => void = () => {},
): (covered: boolean) => void {
  let isCovered = false;
  const cover = (covered: boolean) => {
    if (covered === isCovered) return;
    isCovered = covered;
    store.dispatch(covered ? loadingStarted('chunk') : loadingEnded('chunk'));
  };
  store.dispatch(listenTo({ actionCreator: pageOpened, effect: () => cover(false) }));

  let { pathname } = router.state.location;
  router.subscribe(({ navigation, location }) => {
    const to = (navigation.location ?? location).pathname;
    onMove(to, pathname);
    if (navigation.state !== 'idle') cover(to !== pathname);
    // It came to nothing.
    else if (to === pathname) cover(false);
    else pathname = to;
  });
  return cover;
}
