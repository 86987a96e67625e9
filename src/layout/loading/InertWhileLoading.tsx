import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSiteSelector } from '../../state/hooks.ts';
import { selectLoading } from '../../state/uiSlice.ts';
import { focusHeading, followFocus, frameId, returnFocus } from '../../navigation/pageFocus.ts';

/**
 * Makes the page inert while the loading screen covers it and puts the keyboard back afterwards. It changes attributes
 * of the element instead of rendering it, so that a wait never renders the whole page anew.
 */
export function InertWhileLoading() {
  const loading = useSiteSelector(selectLoading);
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);

  useEffect(followFocus, []);

  useLayoutEffect(() => {
    const frame = document.getElementById(frameId);
    if (!frame) return;
    const wasInert = frame.hasAttribute('inert');
    frame.toggleAttribute('inert', loading);
    if (loading) frame.setAttribute('aria-busy', 'true');
    else frame.removeAttribute('aria-busy');
    if (loading || !wasInert) return;
    if (lastPathname.current === pathname) returnFocus();
    else focusHeading();
    lastPathname.current = pathname;
  }, [loading, pathname]);

  return null;
}
