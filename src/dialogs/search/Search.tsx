import { useEffect } from 'react';
import { useSiteDispatch, useSiteSelector } from '../../state/hooks.ts';
import { searchToggled, selectLoading, selectSearchOpen } from '../../state/uiSlice.ts';
import { isSearchKey } from './isSearchKey.ts';
import { SearchDialog } from './lazySearch.ts';

/** The search of the site. The button of the header opens it, and so do Ctrl K and ⌘ K. */
export function Search() {
  const dispatch = useSiteDispatch();
  const open = useSiteSelector(selectSearchOpen);
  const loading = useSiteSelector(selectLoading);
  useEffect(() => {
    const toggle = (opens: boolean) => {
      const isCovered = loading || document.querySelector('[aria-modal=true]');
      if (opens !== open && !isCovered) dispatch(searchToggled(opens));
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
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [dispatch, open, loading]);
  return <SearchDialog open={open} />;
}
