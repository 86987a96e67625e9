import { useEffect } from 'react';
import { awoken } from './islands/sleep.ts';

/** A page that cannot answer as plain HTML, such as a form. */
const wakingPage = '[data-island="page"][data-wakes="idle"]:not([data-awake])';

/** The first-load screen still covers the page. */
const isCovered = (): boolean => {
  const screen = document.querySelector('#first-load');
  return screen !== null && window.getComputedStyle(screen).visibility === 'visible';
};

/**
 * Tells the first-load screen, which is plain CSS, that the page answers now (specification LOAD-03): as soon as links and
 * presses are seen to, and where a page wakes by itself, as soon as it has. From then on a drawing may draw itself
 * (components/art/DrawnLine.ts). One that is in sight by then stays whole: drawing takes a third of what a poor phone can
 * do in the very seconds in which its page wakes. It is put to its end, because an attribute would differ from what React
 * has still to hydrate.
 */
export function HydratedMarker() {
  useEffect(() => {
    const mark = () => {
      if (document.querySelector(wakingPage)) return;
      const isInSight = !isCovered();
      document.documentElement.dataset['ready'] = '';
      if (isInSight)
        for (const part of document.querySelectorAll('use'))
          for (const animation of part.getAnimations()) animation.finish();
      window.removeEventListener(awoken, mark);
    };
    window.addEventListener(awoken, mark);
    mark();
    return () => window.removeEventListener(awoken, mark);
  }, []);
  return null;
}
