import { commandOf, commandOfKey, isCharacterKey, isDoneOnce } from './commandOf.ts';

/** The command of a key that is pressed in the element marked `data-here`. */
function commandIn(html: string, init: KeyboardEventInit, prevented = false) {
  document.body.innerHTML = html;
  const part = document.body.querySelector('[data-here]') ?? document.body;
  const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
  let command: ReturnType<typeof commandOf>;
  document.body.addEventListener(
    'keydown',
    (received) => {
      if (prevented) received.preventDefault();
      command = commandOf(received);
    },
    { once: true },
  );
  part.dispatchEvent(event);
  return command;
}
afterEach(() => {
  document.body.innerHTML = '';
});

test.each([
  [' ', false, 'play'],
  ['ArrowLeft', false, 'back'],
  ['ArrowRight', false, 'forward'],
  ['ArrowLeft', true, 'backTen'],
  ['ArrowRight', true, 'forwardTen'],
  ['Home', false, 'first'],
  ['End', false, 'last'],
  ['[', false, 'previousPage'],
  [']', false, 'nextPage'],
  ['/', false, 'search'],
  ['e', false, 'nextError'],
  ['E', true, 'previousError'],
  ['d', false, 'detail'],
  ['f', false, 'full'],
  ['?', true, 'help'],
  ['x', false, undefined],
  ['constructor', false, undefined],
  // With Caps Lock.
  ['E', false, 'nextError'],
  ['e', true, 'previousError'],
  ['D', false, 'detail'],
  ['F', false, 'full'],
])('the key %j, with shift: %s, means %s', (key, shiftKey, command) => {
  expect(commandIn('', { key, shiftKey })).toBe(command);
  expect(commandOfKey(key, shiftKey)).toBe(command);
});

test.each(['ctrlKey', 'metaKey', 'altKey'])('with %s, a key is left to the browser', (held) => {
  expect(commandIn('', { key: 'f', [held]: true })).toBeUndefined();
});

test('a key event whose default was prevented has no command', () => {
  expect(commandIn('', { key: 'ArrowRight' }, true)).toBeUndefined();
});

test.each([
  '<input data-here>',
  '<textarea data-here></textarea>',
  '<select data-here></select>',
  '<div contenteditable><b data-here></b></div>',
])('keys pressed in a field, such as %s, have no command', (html) => {
  expect(commandIn(html, { key: 'e' })).toBeUndefined();
  expect(commandIn(html, { key: 'ArrowRight' })).toBeUndefined();
});

test.each([
  '<button><b data-here></b></button>',
  '<details><summary data-here></summary></details>',
  '<a href="#" data-here></a>',
  '<div role="tab" data-here></div>',
])('on %s, which Space activates, Space has no command, but other keys have', (html) => {
  expect(commandIn(html, { key: ' ' })).toBeUndefined();
  expect(commandIn(html, { key: 'e' })).toBe('nextError');
});

test('on a slider, letters and Space have their commands', () => {
  const line = '<input type="range" data-here>';
  expect(commandIn(line, { key: 'e' })).toBe('nextError');
  expect(commandIn(line, { key: ' ' })).toBe('play');
});

test('the letters and signs that can be switched off are those with a command', () => {
  const keys = [' ', 'ArrowLeft', 'Home', 'End', '[', ']', '/', 'e', 'E', 'd', 'f', '?', 'x', 'constructor'];
  expect(keys.filter(isCharacterKey)).toEqual(['[', ']', '/', 'e', 'E', 'd', 'f', '?']);
});

test('a held key repeats commands that move through the steps, but not those that toggle', () => {
  expect((['play', 'search', 'detail', 'full', 'help'] as const).every(isDoneOnce)).toBe(true);
  expect((['back', 'forwardTen', 'nextError', 'nextPage', 'last'] as const).some(isDoneOnce)).toBe(false);
});
