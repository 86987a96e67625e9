import { inStorage } from '../../state/inStorage.ts';
import { recordOf } from '../../state/readers.ts';

/** Where the router keeps how far each entry of the tab's history is scrolled (session storage), unless it is told otherwise. */
export const scrollPlacesKey = 'react-router-scroll-positions';

/** What a visitor scrolls by; from then on the place is theirs. */
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const keyNow = () => recordOf(window.history.state)['key'];

/** Where the entry was left, in pixels from the top, by the router's record of this tab. */
const placeOf = (key: unknown): number =>
  inStorage('sessionStorage', (storage) =>
    Number(recordOf(JSON.parse(storage.getItem(scrollPlacesKey) ?? '{}'))[String(key)]),
  ) || 0;

/**
 * Scrolls the first page to where its entry was left, where the browser could not: it knows no place of an entry that was left
 * within a document, and a page that grows when it wakes was too short when it tried. Never against the visitor: the page
 * must stand at its very top or its very end, and the first input ends it.
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
