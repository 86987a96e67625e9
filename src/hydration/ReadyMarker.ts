import { useEffect } from 'react';
import { awoken } from './islands/sleep.ts';

/** Selector of a page that cannot be used as plain HTML, such as a form, and is not hydrated yet. */
const wakingPage = '[data-island="page"][data-wakes="idle"]:not([data-awake])';

/** Whether the first-load screen still covers the page. */
const isCovered = (): boolean => {
  const screen = document.querySelector('#first-load');
  return screen !== null && window.getComputedStyle(screen).visibility === 'visible';
};

/**
 * Sets `data-ready`, by which CSS removes the first-load screen, once the page answers (specification LOAD-03): as soon
 * as links and presses are handled, or, where the page wakes by itself, once it is awake. From then on drawings may
 * animate (components/art/DrawnLine.ts). Where the screen is gone by then, their animations are finished at once,
 * because they would take a third of a slow phone's time in the very seconds in which its page hydrates. `finish()`
 * leaves the elements as they are; an attribute would be a hydration mismatch in islands that still sleep.
 */
export function ReadyMarker() {
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
