import { useEffect } from 'react';

/** Tells the first-load screen, which is plain CSS, that the page answers now (specification LOAD-03). */
export function HydratedMarker() {
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
  }, []);
  return null;
}
