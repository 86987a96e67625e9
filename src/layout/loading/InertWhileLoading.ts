import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSiteSelector } from '../../state/hooks.ts';
import { selectInertAtOnce, selectLoading } from '../../state/uiSlice.ts';
import { focusHeading, followFocus, pageRootId, returnFocus } from '../../navigation/pageFocus.ts';
import { holdPage } from './holdPage.ts';

/**
 * Makes the page inert while the loading screen covers it and restores the focus afterwards. It sets attributes of the
 * element directly, so that a wait does not re-render the whole page.
 */
export function InertWhileLoading() {
  const loading = useSiteSelector(selectLoading);
  const inertAtOnce = useSiteSelector(selectInertAtOnce);
  const { pathname, hash } = useLocation();
  const lastPathname = useRef(pathname);

  useEffect(followFocus, []);

  useLayoutEffect(() => {
    const pageRoot = document.getElementById(pageRootId);
    if (!pageRoot) return undefined;
    const wasLoading = pageRoot.hasAttribute('aria-busy');
    if (loading) {
      pageRoot.setAttribute('aria-busy', 'true');
      return holdPage(pageRoot, inertAtOnce);
    }
    pageRoot.removeAttribute('aria-busy');
    pageRoot.removeAttribute('inert');
    if (!wasLoading) return undefined;
    if (lastPathname.current === pathname) returnFocus();
    else focusHeading(hash.slice(1));
    lastPathname.current = pathname;
    return undefined;
  }, [loading, inertAtOnce, pathname, hash]);

  return null;
}
