import type { KeyCommand } from '../../content/trace/supportKeys.ts';

const plainKeys: Readonly<Record<string, KeyCommand>> = {
  ' ': 'play',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  Home: 'first',
  End: 'last',
  '[': 'previousPage',
  ']': 'nextPage',
  '/': 'search',
  e: 'nextError',
  d: 'detail',
  f: 'full',
  '?': 'help',
};
const shiftedKeys: Readonly<Record<string, KeyCommand>> = {
  ...plainKeys,
  ArrowLeft: 'backTen',
  ArrowRight: 'forwardTen',
  e: 'previousError',
};

/** A key's name without regard to case, so that shortcuts also work with Caps Lock. */
const nameOf = (key: string) => (key.length === 1 ? key.toLowerCase() : key);

/** Commands that a held key runs only once; commands that move through the steps repeat. */
const doneOnce: ReadonlySet<KeyCommand> = new Set(['play', 'search', 'detail', 'full', 'help']);

export const isDoneOnce = (command: KeyCommand): boolean => doneOnce.has(command);

/** Elements in which keys type or choose. The slider is not one: it does not use letters. */
const fields = 'input:not([type=range]), textarea, select, [contenteditable]';
/** Elements that the browser activates by Space. */
const pressed = 'button, summary, a, [role=tab]';

/**
 * Whether a key is a letter or sign that is used as a shortcut. Dictation or a slip of the hand may type these as well,
 * so they can be switched off (WCAG 2.1.4). Space does not count.
 */
export const isCharacterKey = (key: string): boolean =>
  key.length === 1 && key !== ' ' && Object.hasOwn(plainKeys, nameOf(key));

/** The command of a key, wherever it was pressed. */
export function commandOfKey(key: string, shift: boolean): KeyCommand | undefined {
  const [keys, name] = [shift ? shiftedKeys : plainKeys, nameOf(key)];
  return Object.hasOwn(keys, name) ? keys[name] : undefined;
}

/** The command of a key event; undefined if the key belongs to a field, to a button, or to the browser. */
export function commandOf(event: KeyboardEvent): KeyCommand | undefined {
  const { key, target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const part = target instanceof Element ? target : null;
  if (part?.closest(fields)) return undefined;
  if (key === ' ' && part?.closest(pressed)) return undefined;
  return commandOfKey(key, event.shiftKey);
}
