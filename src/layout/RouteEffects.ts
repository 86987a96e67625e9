import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { layOut } from '../navigation/layOut.ts';
import { useSiteDispatch } from '../state/hooks.ts';
import { openPageAt, pageOpened } from '../state/navigationSlice.ts';

/**
 * Dispatches `pageOpened` for every page once it is rendered, which also closes menus and dialogs of the page before.
 * The loading screen is handled by showLoadingDuringNavigation.ts. Rendered before the router's `ScrollRestoration`,
 * whose effect scrolls to the address's fragment: the layout effect here must run first.
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
