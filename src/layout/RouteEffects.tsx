import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { layOut } from '../navigation/layOut.ts';
import { useSiteDispatch } from '../state/hooks.ts';
import { openPageAt, pageOpened } from '../state/navigationSlice.ts';

/**
 * Tells the store of every page once it is there, whereupon no menu and no dialog of the page before stays open. The
 * loading screen is of showLoadingDuringNavigation.ts. Stands ahead of the router's `ScrollRestoration`, whose effect
 * scrolls to the place that the address names.
 */
export function RouteEffects() {
  const dispatch = useSiteDispatch();
  const action = useNavigationType();
  const location = useLocation();
  const { pathname } = location;
  const openedPath = useRef<string | null>(null);

  useLayoutEffect(() => {
    layOut(location.hash.slice(1));
  }, [location]);

  useEffect(() => {
    if (openedPath.current === pathname) return;
    openedPath.current = pathname;
    dispatch(pageOpened({ path: openPageAt(pathname), action }));
  }, [pathname, action, dispatch]);

  return null;
}
