/** What a page could react to. None of it reaches React; scrolling, selecting, Tab and shortcuts are the browser's own. */
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
  'keypress',
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

/**
 * In a field these choose, step a number, or open a list or a calendar, with Ctrl as well; with Alt only those up and down
 * do.
 */
const choosingKeys = [...scrollKeys, 'ArrowLeft', 'ArrowRight', 'F4'];
const choosingKeysWithAlt = ['ArrowUp', 'ArrowDown'];

const isIn = (target: EventTarget | null, parts: string): boolean =>
  target instanceof Element && target.closest(parts) !== null;

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;

/**
 * Whether it is a shortcut of the browser, as for its zoom, or for copying. What one of them would do to the page, as to paste
 * or to undo, comes as an event of its own that is prevented; but for Enter and Space, which follow links, Escape, and keys
 * that choose in a field, for nothing can stop a change that was chosen.
 */
function isShortcut(event: KeyboardEvent): boolean {
  const { key, altKey, target } = event;
  if (!hasModifier(event) && !/^F\d+$/.test(key)) return false;
  if (['Enter', ' ', 'Escape'].includes(key)) return false;
  return !(isIn(target, fields) && (altKey ? choosingKeysWithAlt : choosingKeys).includes(key));
}

/** Whether a key does nothing but what the browser does by itself. */
function isHarmless(event: KeyboardEvent): boolean {
  const { key, target } = event;
  return key === 'Tab' || isShortcut(event) || (scrollKeys.includes(key) && !isIn(target, controls));
}

/** Tells whether the focus is where somebody put it by Tab or a press; a page puts it into a field that was refused. */
function watchFocus(): () => boolean {
  let pressed = false;
  let chosen = false;
  const note = (now: boolean) => () => {
    pressed = now;
    // A press of a field that has the focus already moves nothing.
    chosen ||= now;
  };
  window.addEventListener('pointerdown', note(true), { capture: true, passive: true });
  window.addEventListener('keydown', ({ key }) => note(key === 'Tab')(), { capture: true });
  for (const name of ['pointerup', 'pointercancel', 'keyup'])
    window.addEventListener(name, note(false), { capture: true, passive: true });
  window.addEventListener(
    'focusin',
    () => {
      chosen = pressed;
    },
    { capture: true },
  );
  return () => chosen;
}

/**
 * Nothing that is done to a replay reaches its page, which stays readable: it scrolls, is selected, and Tab walks through it.
 * The browser keeps its own shortcuts.
 * Not the attribute `inert`, which would hide it from whoever uses a screen reader. What the site itself sends passes.
 * @param onKey takes the keys that the page would have had, but for those typed into a field that somebody went to
 */
export function guardInput(onKey: (event: KeyboardEvent) => void): void {
  // Ahead of what stops these events.
  const isFocusChosen = watchFocus();
  /**
   * Whether somebody would have typed it into a field, which takes nothing here; or it has a modifier, which no key of the
   * player has.
   */
  const isTyped = (event: KeyboardEvent): boolean =>
    hasModifier(event) || (isIn(event.target, fields) && isFocusChosen());
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
