import { awoken, wakeAll } from '../../hydration/islands/sleep.ts';
import { markEntry } from './markEntry.ts';

/**
 * Keeps a jump within the page that the browser makes by itself, to a section or Back from one, from the router until
 * everything on the page is awake. React would discard the HTML of what sleeps when the router's state changes, and the
 * page would be empty until the chunks have arrived. The entry of any other jump is marked, for the router. To be called
 * before the router is made: a window calls its listeners in the order in which they were added.
 *
 * @param routedPath returns the path that the router knows of
 */
export function holdJumps(routedPath: () => string): void {
  /** Where the last jump led, or empty if the router knows of it. */
  let jumpedTo = '';
  window.addEventListener('popstate', (event) => {
    jumpedTo = window.location.pathname === routedPath() && wakeAll() ? window.location.href : '';
    if (jumpedTo) event.stopImmediatePropagation();
    else markEntry();
  });
  window.addEventListener(awoken, () => {
    if (jumpedTo === window.location.href && !wakeAll()) window.dispatchEvent(new Event('popstate'));
  });
}
