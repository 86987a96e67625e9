/** The page's own frame: everything but dialogs, drawer and loading screen. */
export const frameId = 'site';
export const mainId = 'main';

let last: HTMLElement | null = null;

const frame = () => document.getElementById(frameId);
const main = () => document.getElementById(mainId);

/**
 * Safari takes the keyboard from whatever has it when a button is pressed, and gives it to something around the button. It
 * is the button's, as in other browsers: what the press opens gives it back there. Where a button leaves it to its field,
 * it stays.
 */
function focusPressed({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button') : null;
  const { activeElement } = document;
  if (button && button !== activeElement && activeElement?.contains(button))
    button.focus({ preventScroll: true });
}

/** Remembers where the keyboard is in the page, so that it can go back there after a dialog or a wait. */
export function followFocus(): () => void {
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && frame()?.contains(target)) last = target;
  };
  // Of a date that the keyboard comes into Safari tells by this event alone, which does not bubble.
  document.addEventListener('focus', remember, true);
  document.addEventListener('click', focusPressed, true);
  return () => {
    document.removeEventListener('focus', remember, true);
    document.removeEventListener('click', focusPressed, true);
    last = null;
  };
}

/**
 * Puts the keyboard back where it was in the page, unless it already is in the page; to the heading if that place is gone,
 * or does not show in a window of this width.
 */
export function returnFocus(): void {
  if (frame()?.contains(document.activeElement)) return;
  const place = last;
  if (!place?.isConnected) {
    if (place) focusHeading();
    return;
  }
  place.focus({ preventScroll: true });
  // A dialog that has come meanwhile has it, or takes it back at once.
  const isLost = document.activeElement === document.body;
  if (isLost && !place.matches(':disabled')) focusHeading();
  // It may be inert for as long as a dialog is over it.
  last = place;
}

/** A new page is read from its heading. A page that took the keyboard itself keeps it. */
export function focusHeading(): void {
  const place = main();
  if (!place || (place !== document.activeElement && place.contains(document.activeElement))) return;
  const target = place.querySelector('h1') ?? place;
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}
