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

/** Caps Lock makes a letter another one, and means nothing by it. */
const nameOf = (key: string) => (key.length === 1 ? key.toLowerCase() : key);

/** What a key that is held does once; those that go through the steps it does again and again. */
const doneOnce: ReadonlySet<KeyCommand> = new Set(['play', 'search', 'detail', 'full', 'help']);

export const isDoneOnce = (command: KeyCommand): boolean => doneOnce.has(command);

/** Where keys write or choose; a line to move along takes no letters. */
const fields = 'input:not([type=range]), textarea, select, [contenteditable]';
/** What Space presses by itself. */
const pressed = 'button, summary, a, [role=tab]';

/**
 * Whether a key of ours is a letter or a sign, which speech and a stray hand may write as well (WCAG 2.1.4); Space is
 * neither.
 */
export const isCharacterKey = (key: string): boolean =>
  key.length === 1 && key !== ' ' && Object.hasOwn(plainKeys, nameOf(key));

/** What a key means by itself. */
export function commandOfKey(key: string, shift: boolean): KeyCommand | undefined {
  const [keys, name] = [shift ? shiftedKeys : plainKeys, nameOf(key)];
  return Object.hasOwn(keys, name) ? keys[name] : undefined;
}

/** What a key means where it was pressed; undefined where it belongs to a field, to a button, or to the browser. */
export function commandOf(event: KeyboardEvent): KeyCommand | undefined {
  const { key, target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const part = target instanceof Element ? target : null;
  if (part?.closest(fields)) return undefined;
  if (key === ' ' && part?.closest(pressed)) return undefined;
  return commandOfKey(key, event.shiftKey);
}
