import { storedJson } from '../../state/inStorage.ts';
import { recordOf } from '../../state/readers.ts';

/** The router's default key in session storage for the scroll positions of the tab's history entries. */
export const scrollPlacesKey = 'react-router-scroll-positions';

/** Events by which a visitor may scroll; from the first one on the scroll position is left alone. */
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const keyNow = () => recordOf(window.history.state)['key'];

/**
 * The scroll position at which an entry was left, in px from the top, as the router has recorded it; 0 where unknown.
 */
const placeOf = (key: unknown): number =>
  Number(recordOf(storedJson('sessionStorage', scrollPlacesKey))[String(key)]) || 0;

/**
 * Scrolls the first page to where its history entry was left, where the browser could not restore that: it has no
 * position for an entry that was left by a navigation within a document, and a page that grows when it wakes was still
 * too short. So that it never works against the visitor, the page must be at its very top or its very end, and the
 * first input ends it.
 */
export function restoreScroll(): void {
  const key = keyNow();
  const place = placeOf(key);
  const { scrollHeight } = document.documentElement;
  const isAtEdge = window.scrollY === 0 || window.scrollY + window.innerHeight >= scrollHeight - 1;
  if (place <= window.scrollY || !isAtEdge) return;
  const stop = () => {
    observer.disconnect();
    for (const name of inputs) window.removeEventListener(name, stop);
  };
  const observer = new ResizeObserver(() => {
    if (keyNow() === key) window.scrollTo(0, place);
    if (keyNow() !== key || window.scrollY >= place - 1) stop();
  });
  observer.observe(document.body);
  for (const name of inputs) window.addEventListener(name, stop, { passive: true });
}
