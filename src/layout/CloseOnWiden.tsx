import { useEffect } from 'react';
import { constants } from '../../contract/constants.ts';
import { useSiteDispatch } from '../state/hooks.ts';
import { menusClosed } from '../state/uiSlice.ts';

const isWide = () => window.innerWidth > constants.menuCloseWidth;

/**
 * The moment the window becomes wider than 1024 px closes drawer and menus; above it they open as usual
 * (specification HDR-09).
 */
export function CloseOnWiden() {
  const dispatch = useSiteDispatch();
  useEffect(() => {
    let wasWide = isWide();
    const compare = () => {
      if (isWide() && !wasWide) dispatch(menusClosed());
      wasWide = isWide();
    };
    window.addEventListener('resize', compare);
    return () => window.removeEventListener('resize', compare);
  }, [dispatch]);
  return null;
}
