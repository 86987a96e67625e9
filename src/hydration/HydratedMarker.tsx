import { useEffect } from 'react';
import { awoken } from './islands/sleep.ts';

/** A page that cannot answer as plain HTML, such as a form. */
const wakingPage = '[data-island="page"][data-wakes="idle"]:not([data-awake])';

/**
 * Tells the first-load screen, which is plain CSS, that the page answers now (specification LOAD-03): as soon as links and
 * presses are seen to, and where a page wakes by itself, as soon as it has.
 */
export function HydratedMarker() {
  useEffect(() => {
    const mark = () => {
      if (document.querySelector(wakingPage)) return;
      document.documentElement.dataset['ready'] = '';
      window.removeEventListener(awoken, mark);
    };
    window.addEventListener(awoken, mark);
    mark();
    return () => window.removeEventListener(awoken, mark);
  }, []);
  return null;
}
