import { useEffect } from 'react';
import { returnFocus } from '../navigation/pageFocus.ts';
import { useSiteDispatch } from '../state/hooks.ts';
import { menusClosed } from '../state/uiSlice.ts';
import { desktopNavigation } from './header/desktopNavigationQuery.ts';

/**
 * The moment the window becomes wider than 1024 px closes drawer and menus; above it they open as usual
 * (specification HDR-09). As the layout it counts in the visitor's size of text, which may change too.
 */
export function CloseOnWiden() {
  const dispatch = useSiteDispatch();
  useEffect(() => {
    const wide = window.matchMedia(desktopNavigation);
    const onChange = () => {
      if (wide.matches) dispatch(menusClosed());
      // What goes with the width takes the keyboard along, once the browser has laid the page out. A dialog keeps it.
      setTimeout(() => {
        if (document.activeElement === document.body) returnFocus();
      });
    };
    wide.addEventListener('change', onChange);
    return () => wide.removeEventListener('change', onChange);
  }, [dispatch]);
  return null;
}
