import { theme } from '../../../theme/theme.ts';

const doNothing = () => {};

/**
 * Stops motion: `document.hidden` is true, as in a background tab, and transitions take 0 ms, so that each step is
 * complete once it is rendered. Emulating reduced motion would change the label of the button that pauses motion.
 */
function standWithoutMotion(): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  for (const name of Object.keys(theme.transitions.duration))
    Object.assign(theme.transitions.duration, { [name]: 0 });
}

/**
 * Stops motion, and keeps pages from moving the focus or scrolling to new content, which would take the focus and the
 * scroll position from the support screen; from printing; and from opening windows.
 */
export function standStill(): void {
  standWithoutMotion();
  HTMLElement.prototype.focus = doNothing;
  SVGElement.prototype.focus = doNothing;
  Element.prototype.scrollIntoView = doNothing;
  window.print = doNothing;
  window.open = () => null;
}
