import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSiteSelector } from '../../state/hooks.ts';
import { selectLoading, selectHeld } from '../../state/uiSlice.ts';
import { focusHeading, followFocus, frameId, returnFocus } from '../../navigation/pageFocus.ts';

/**
 * ms. To make a page inert the browser styles all of it anew, 50 ms of a slow phone, which the next page would have to wait
 * for. If its script is there it is shown by then, and inert at once, as is a page whose form a second Enter would send again.
 */
const inertAfter = 300;

/**
 * Makes the page inert while the loading screen covers it and puts the keyboard back afterwards. It changes attributes
 * of the element instead of rendering it, so that a wait never renders the whole page anew.
 */
export function InertWhileLoading() {
  const loading = useSiteSelector(selectLoading);
  const held = useSiteSelector(selectHeld);
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);

  useEffect(followFocus, []);

  useLayoutEffect(() => {
    const frame = document.getElementById(frameId);
    if (!frame) return undefined;
    const wasLoading = frame.hasAttribute('aria-busy');
    if (loading) {
      frame.setAttribute('aria-busy', 'true');
      if (held) frame.setAttribute('inert', '');
      const timer = setTimeout(() => frame.setAttribute('inert', ''), inertAfter);
      return () => clearTimeout(timer);
    }
    frame.removeAttribute('aria-busy');
    frame.removeAttribute('inert');
    if (!wasLoading) return undefined;
    if (lastPathname.current === pathname) returnFocus();
    else focusHeading();
    lastPathname.current = pathname;
    return undefined;
  }, [loading, held, pathname]);

  return null;
}
