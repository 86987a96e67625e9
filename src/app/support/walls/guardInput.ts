import { hasFiles } from '../../../components/controls/hasFiles.ts';

/** Called with input that was kept from the page and that the support screen can use. */
export type Forward = {
  /** Keys, except those typed into a field that the user focused. */
  onKey: (event: KeyboardEvent) => void;
  /** Files are being dragged onto the page. */
  onFiles: () => void;
};

/**
 * Events that are stopped before React's listeners see them. Their default actions remain: scrolling, selecting, Tab
 * and the browser's shortcuts.
 */
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
  // Events of the window: from other tabs, history and the network, and at the end of the document.
  'storage',
  'popstate',
  'hashchange',
  'online',
  'offline',
  'pagehide',
  'visibilitychange',
  'beforeunload',
];

/** Events that are stopped and whose default action is prevented as well. */
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

/**
 * Keys that scroll the page unless a control has the focus. Left, right and Space are missing, because the player uses
 * them.
 */
const scrollKeys = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'];

/**
 * Keys that in a field choose an option, step a number, or open a list or a calendar, also together with Ctrl; with Alt
 * only the arrows up and down do.
 */
const choosingKeys = [...scrollKeys, 'ArrowLeft', 'ArrowRight', 'F4'];
const choosingKeysWithAlt = ['ArrowUp', 'ArrowDown'];

const isIn = (target: EventTarget | null, parts: string): boolean =>
  target instanceof Element && target.closest(parts) !== null;

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;

/**
 * Whether a key press is a shortcut of the browser, such as for zoom or copying. Shortcuts that would change the page,
 * such as paste or undo, cause an event of their own, which is prevented. Not counted as shortcuts are Enter and Space,
 * which follow links, Escape, and keys that choose a value in a field: the resulting change cannot be prevented.
 */
function isShortcut(event: KeyboardEvent): boolean {
  const { key, altKey, target } = event;
  if (!hasModifier(event) && !/^F\d+$/.test(key)) return false;
  if (['Enter', ' ', 'Escape'].includes(key)) return false;
  return !(isIn(target, fields) && (altKey ? choosingKeysWithAlt : choosingKeys).includes(key));
}

/** Whether a key's default action may happen: it moves the focus, scrolls, or is a shortcut of the browser. */
function isHarmless(event: KeyboardEvent): boolean {
  const { key, target } = event;
  return key === 'Tab' || isShortcut(event) || (scrollKeys.includes(key) && !isIn(target, controls));
}

/**
 * Returns a function that says whether the user moved the focus to where it is, by Tab or a press. A page also moves it
 * by itself, into a field that was refused.
 */
function watchFocus(): () => boolean {
  let pressed = false;
  let chosen = false;
  const note = (now: boolean) => () => {
    pressed = now;
    // A press on a field that already has the focus causes no `focusin`.
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
 * Keeps all user input from the replayed page, which stays readable: it scrolls, text can be selected, Tab moves
 * through it, and the browser's shortcuts work. The attribute `inert` would not do: it hides the page from screen
 * readers. Events that scripts dispatch pass (`isTrusted` is false).
 */
export function guardInput({ onKey, onFiles }: Forward): void {
  // These listeners must be added before those that stop the same events.
  window.addEventListener(
    'dragenter',
    (event) => {
      if (event.isTrusted && hasFiles(event)) onFiles();
    },
    { capture: true },
  );
  const isFocusChosen = watchFocus();
  /** Keys typed into a field that the user focused, and keys with a modifier, of which the player has none. */
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
  // A select opens its list on mousedown, before any click.
  window.addEventListener(
    'mousedown',
    (event) => {
      if (isIn(event.target, 'select')) event.preventDefault();
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
