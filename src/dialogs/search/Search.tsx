import { useEffect } from 'react';
import { pageRootId } from '../../navigation/pageFocus.ts';
import { useSiteDispatch, useSiteSelector } from '../../state/hooks.ts';
import { searchToggled, selectSearchOpen } from '../../state/uiSlice.ts';
import { isSearchKey } from './isSearchKey.ts';
import { SearchDialog } from './lazySearch.ts';

/** Selector of what lies over the page: an open dialog, or the loading screen. */
const covers = `[aria-modal=true],#${pageRootId}[aria-busy]`;

/** The search of the site. The button of the header opens it, and so do Ctrl K and ⌘ K. */
export function Search() {
  const dispatch = useSiteDispatch();
  const open = useSiteSelector(selectSearchOpen);
  useEffect(() => {
    const toggle = (opens: boolean) => {
      if (opens !== open && !document.querySelector(covers)) dispatch(searchToggled(opens));
    };
    const onKey = (event: KeyboardEvent) => {
      if (isSearchKey(event)) {
        // The keys of the browser's own search, which would open over this one.
        event.preventDefault();
        toggle(true);
      } else if (event.key === 'Escape') toggle(false);
    };
    // Without a connection the dialog may arrive much later, when somebody has gone on with something else.
    const onPress = () => toggle(false);
    // In the capture phase of the window: React stops keys that come from a part of the page that still sleeps.
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('pointerdown', onPress, true);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('pointerdown', onPress, true);
    };
  }, [dispatch, open]);
  return <SearchDialog open={open} />;
}
