import { theme } from '../../../theme/theme.ts';

const doNothing = () => {};

/**
 * Nothing moves by itself, as in a tab that nobody looks at, and what fades is there at once: each step stands as soon as it
 * is drawn. (Reduced motion would do as much, and change the words of the button that pauses it.)
 */
function standWithoutMotion(): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  for (const name of Object.keys(theme.transitions.duration))
    Object.assign(theme.transitions.duration, { [name]: 0 });
}

/**
 * A page takes the keyboard and scrolls to what is new, which here would take both away from the screen round the frame; and
 * it could print, or open a window.
 */
export function standStill(): void {
  standWithoutMotion();
  HTMLElement.prototype.focus = doNothing;
  SVGElement.prototype.focus = doNothing;
  Element.prototype.scrollIntoView = doNothing;
  window.print = doNothing;
  window.open = () => null;
}
