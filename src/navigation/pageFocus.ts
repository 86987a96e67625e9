import { layOut } from './layOut.ts';

/** The page's root element: everything but dialogs, drawer and loading screen. */
export const pageRootId = 'site';
export const mainId = 'main';

/** The element of the page that had the focus last. */
let lastFocused: HTMLElement | null = null;

const pageRoot = () => document.getElementById(pageRootId);
const main = () => document.getElementById(mainId);

/**
 * Focuses a pressed button where the browser does not. Safari moves the focus to a focusable ancestor of the button
 * instead, so that a dialog could not return it to the button. A button that leaves the focus in its field is left
 * alone.
 */
function focusPressed({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button') : null;
  const { activeElement } = document;
  if (button && button !== activeElement && activeElement?.contains(button))
    button.focus({ preventScroll: true });
}

/**
 * Remembers the element of the page that had the focus last, so that it can get it back after a dialog or a wait.
 * Returns a function that ends this.
 */
export function followFocus(): () => void {
  const remember = ({ target }: { target: EventTarget | null }) => {
    if (target instanceof HTMLElement && pageRoot()?.contains(target)) lastFocused = target;
  };
  // Somebody may have focused it before the scripts arrived.
  remember({ target: document.activeElement });
  // For a date field Safari fires only `focus`, not `focusin`. It does not bubble, hence the capture phase.
  document.addEventListener('focus', remember, true);
  document.addEventListener('click', focusPressed, true);
  return () => {
    document.removeEventListener('focus', remember, true);
    document.removeEventListener('click', focusPressed, true);
    lastFocused = null;
  };
}

/**
 * Returns the focus to the element of the page that had it last, unless it is in the page already. If that element is
 * gone, or not visible in a window of this width, the heading gets it.
 */
export function returnFocus(): void {
  if (pageRoot()?.contains(document.activeElement)) return;
  const place = lastFocused;
  if (!place?.isConnected) {
    if (place) focusHeading();
    return;
  }
  place.focus({ preventScroll: true });
  // Only a focus on the body is lost: a dialog that has opened meanwhile keeps the focus, or takes it back at once.
  const isLost = document.activeElement === document.body;
  if (isLost && !place.matches(':disabled')) focusHeading();
  // The element may only be inert while a dialog covers it, so it stays remembered even if the heading was focused.
  lastFocused = place;
}

/** After a dialog: as `returnFocus`; the heading gets the focus also where nothing had it, as in a reloaded page. */
export function returnFocusFromDialog(): void {
  if (lastFocused) returnFocus();
  else focusHeading();
}

/** Whether the element of the page that had the focus last takes typing or keys. */
export const wasFieldFocused = (): boolean =>
  lastFocused !== null && lastFocused.isConnected && lastFocused.matches('input, textarea, select');

/**
 * Focuses the heading of a new page, or the section that its address names, so that screen readers read on from there,
 * unless the page has focused an element itself.
 *
 * @param section the id of the section; empty for none
 */
export function focusHeading(section = ''): void {
  const place = main();
  if (!place || (place !== document.activeElement && place.contains(document.activeElement))) return;
  const target = (section && layOut(section)) || (place.querySelector('h1') ?? place);
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}
