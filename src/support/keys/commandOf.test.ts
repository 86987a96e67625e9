import { commandOf, commandOfKey, isCharacterKey, isDoneOnce } from './commandOf.ts';

/** What a key means that is pressed in a part of the page. */
function commandIn(html: string, init: KeyboardEventInit, prevented = false) {
  document.body.innerHTML = html;
  const part = document.body.querySelector('[data-here]') ?? document.body;
  const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
  let command: ReturnType<typeof commandOf>;
  document.body.addEventListener(
    'keydown',
    (heard) => {
      if (prevented) heard.preventDefault();
      command = commandOf(heard);
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
  // with Caps Lock
  ['E', false, 'nextError'],
  ['e', true, 'previousError'],
  ['D', false, 'detail'],
  ['F', false, 'full'],
])('the key %j, with shift: %s, means %s', (key, shiftKey, command) => {
  expect(commandIn('', { key, shiftKey })).toBe(command);
  expect(commandOfKey(key, shiftKey)).toBe(command);
});

test.each(['ctrlKey', 'metaKey', 'altKey'])('with %s a key is the browser’s', (held) => {
  expect(commandIn('', { key: 'f', [held]: true })).toBeUndefined();
});

test('a key that a part of the screen has answered means nothing more', () => {
  expect(commandIn('', { key: 'ArrowRight' }, true)).toBeUndefined();
});

test.each([
  '<input data-here>',
  '<textarea data-here></textarea>',
  '<select data-here></select>',
  '<div contenteditable><b data-here></b></div>',
])('where keys write or choose, as in %s, they are the field’s', (html) => {
  expect(commandIn(html, { key: 'e' })).toBeUndefined();
  expect(commandIn(html, { key: 'ArrowRight' })).toBeUndefined();
});

test.each([
  '<button><b data-here></b></button>',
  '<details><summary data-here></summary></details>',
  '<a href="#" data-here></a>',
  '<div role="tab" data-here></div>',
])('Space presses what it can press by itself, as %s, and other keys mean what they do elsewhere', (html) => {
  expect(commandIn(html, { key: ' ' })).toBeUndefined();
  expect(commandIn(html, { key: 'e' })).toBe('nextError');
});

test('on a line to move along letters and Space are keys of the screen', () => {
  const line = '<input type="range" data-here>';
  expect(commandIn(line, { key: 'e' })).toBe('nextError');
  expect(commandIn(line, { key: ' ' })).toBe('play');
});

test('letters and signs of ours are those that can be switched off', () => {
  const keys = [' ', 'ArrowLeft', 'Home', 'End', '[', ']', '/', 'e', 'E', 'd', 'f', '?', 'x', 'constructor'];
  expect(keys.filter(isCharacterKey)).toEqual(['[', ']', '/', 'e', 'E', 'd', 'f', '?']);
});

test('a key that is held goes through the steps and switches nothing to and fro', () => {
  expect((['play', 'search', 'detail', 'full', 'help'] as const).every(isDoneOnce)).toBe(true);
  expect((['back', 'forwardTen', 'nextError', 'nextPage', 'last'] as const).some(isDoneOnce)).toBe(false);
});
