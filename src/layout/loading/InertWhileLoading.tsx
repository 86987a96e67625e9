import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSiteSelector } from '../../state/hooks.ts';
import { selectLoading } from '../../state/uiSlice.ts';
import { focusHeading, followFocus, frameId, returnFocus } from '../../navigation/pageFocus.ts';

/**
 * Closes the page while the loading screen covers it and gives the keyboard its place afterwards. It reaches for the
 * element instead of rendering it, so that a wait never renders the whole page anew.
 */
export function InertWhileLoading() {
  const loading = useSiteSelector(selectLoading);
  const { pathname } = useLocation();
  const seen = useRef(pathname);

  useEffect(followFocus, []);

  useLayoutEffect(() => {
    const frame = document.getElementById(frameId);
    if (!frame) return;
    const wasClosed = frame.hasAttribute('inert');
    frame.toggleAttribute('inert', loading);
    if (loading) frame.setAttribute('aria-busy', 'true');
    else frame.removeAttribute('aria-busy');
    if (loading || !wasClosed) return;
    if (seen.current === pathname) returnFocus();
    else focusHeading();
    seen.current = pathname;
  }, [loading, pathname]);

  return null;
}
