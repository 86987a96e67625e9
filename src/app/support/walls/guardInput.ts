/** What a page could react to. None of it reaches React; scrolling, selecting and Tab are the browser's own. */
const stopped = [
  'pointerdown',
  'pointerup',
  'pointerover',
  'pointerout',
  'mousedown',
  'mouseup',
  'mouseover',
  'mouseout',
  'touchstart',
  'touchend',
  'focusin',
  'focusout',
  'keyup',
  'copy',
  // Of the window: other tabs of the same browser, and the end of this document.
  'storage',
  'popstate',
  'hashchange',
  'online',
  'offline',
  'pagehide',
  'visibilitychange',
  'beforeunload',
];

/** What a browser would do by itself. */
const prevented = [
  'click',
  'auxclick',
  'dblclick',
  'beforeinput',
  'input',
  'change',
  'submit',
  'reset',
  'invalid',
  'paste',
  'cut',
  'dragstart',
  'dragenter',
  'dragover',
  'drop',
];

const fields = 'input, textarea, select, [contenteditable]';
const controls = `${fields}, option, button, a, summary, [role]`;

/** Keys that scroll a page as long as no control has them. Those that the player has as well are the player's. */
const scrollKeys = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'];

/** Keys of the browser: the next control, and copying what was selected. */
const isBrowserKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Tab' || ((ctrlKey || metaKey) && ['a', 'c', 'f'].includes(key.toLowerCase()));

function isHarmless(event: KeyboardEvent): boolean {
  if (isBrowserKey(event)) return true;
  const { key, target } = event;
  return scrollKeys.includes(key) && !(target instanceof Element && target.closest(controls));
}

/** Whether somebody would have typed it into a field, which takes nothing here; or it is a shortcut of the browser. */
const isTyped = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || (target instanceof Element && target.closest(fields) !== null);

/**
 * Nothing that is done to a replay reaches its page, which stays readable: it scrolls, is selected, and Tab walks through it.
 * Not the attribute `inert`, which would hide it from whoever uses a screen reader. What the site itself sends passes.
 * @param onKey takes the keys that the page would have had, but for those typed into a field
 */
export function guardInput(onKey: (event: KeyboardEvent) => void = () => {}): void {
  const stop = (event: Event) => {
    if (event.isTrusted) event.stopImmediatePropagation();
  };
  const prevent = (event: Event) => {
    if (!event.isTrusted) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const name of stopped) window.addEventListener(name, stop, { capture: true, passive: true });
  for (const name of prevented) window.addEventListener(name, prevent, { capture: true });
  // A list opens on the way down.
  window.addEventListener(
    'mousedown',
    (event) => {
      if (event.target instanceof Element && event.target.closest('select')) event.preventDefault();
    },
    { capture: true },
  );
  const answer = (event: KeyboardEvent) => {
    if (isHarmless(event)) return stop(event);
    if (event.isTrusted && !isTyped(event)) onKey(event);
    return prevent(event);
  };
  window.addEventListener('keydown', answer, { capture: true });
}
