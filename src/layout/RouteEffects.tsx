import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { constants } from '../../contract/constants.ts';
import { canonicalPathOf } from '../../contract/paths.ts';
import { useSiteDispatch } from '../state/hooks.ts';
import { pageOpened } from '../state/navigationSlice.ts';
import { loadingEnded, loadingStarted, menusClosed } from '../state/uiSlice.ts';

/**
 * What every change of path does once its page is there: nothing stays open, and the loading screen shows for its 800 ms.
 * Until then coverMoves.ts shows it.
 */
export function RouteEffects() {
  const dispatch = useSiteDispatch();
  const action = useNavigationType();
  const { pathname } = useLocation();
  const openedPath = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  useEffect(() => {
    if (openedPath.current === pathname) return;
    const isFirst = openedPath.current === null;
    openedPath.current = pathname;
    dispatch(pageOpened({ path: canonicalPathOf(pathname) ?? '*', action }));
    // The first page's loading screen is part of its HTML (firstLoad.ts).
    if (isFirst) return;
    dispatch(menusClosed());
    if (timer.current === null) dispatch(loadingStarted('route'));
    else clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = null;
      dispatch(loadingEnded('route'));
    }, constants.routeLoading);
  }, [pathname, action, dispatch]);

  useEffect(
    () => () => {
      if (timer.current === null) return;
      clearTimeout(timer.current);
      timer.current = null;
      dispatch(loadingEnded('route'));
    },
    [dispatch],
  );

  return null;
}
