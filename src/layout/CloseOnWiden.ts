import { useEffect } from 'react';
import { returnFocus } from '../navigation/pageFocus.ts';
import { useSiteDispatch } from '../state/hooks.ts';
import { menusClosed } from '../state/uiSlice.ts';
import { desktopNavigation } from './header/desktopNavigationQuery.ts';

/**
 * Closes drawer and menus when the window becomes wider than 1024 px; above that they open as usual (specification
 * HDR-09). Like the layout it measures in `em`, so that a change of the browser's text size counts, too.
 */
export function CloseOnWiden() {
  const dispatch = useSiteDispatch();
  useEffect(() => {
    const wide = window.matchMedia(desktopNavigation);
    const onChange = () => {
      if (wide.matches) dispatch(menusClosed());
      // An element that the other layout hides loses the focus, but only after layout, so this waits for a task. In an
      // open dialog the focus stays.
      setTimeout(() => {
        if (document.activeElement === document.body) returnFocus();
      });
    };
    wide.addEventListener('change', onChange);
    return () => wide.removeEventListener('change', onChange);
  }, [dispatch]);
  return null;
}
