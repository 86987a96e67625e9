import { useEffect } from 'react';
import { useSiteDispatch, useSiteSelector } from '../../state/hooks.ts';
import { searchToggled, selectSearchOpen } from '../../state/uiSlice.ts';
import { isSearchKey } from './isSearchKey.ts';
import { SearchDialog } from './lazySearch.ts';

/** The search of the site. The button of the header opens it, and so do Ctrl K and ⌘ K. */
export function Search() {
  const dispatch = useSiteDispatch();
  const open = useSiteSelector(selectSearchOpen);
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      dispatch(searchToggled(true));
    };
    document.addEventListener('keydown', openByKey);
    return () => document.removeEventListener('keydown', openByKey);
  }, [dispatch]);
  return <SearchDialog open={open} />;
}
