import { fireEvent, renderHook } from '@testing-library/react';
import type { KeyCommand } from '../../content/trace/supportKeys.ts';
import { useKeys } from './useKeys.ts';

type Options = { listening?: boolean; characters?: boolean; name?: string };

/** The commands that were done, each with the name of the story it was done in. */
function listen(initial: Options = {}) {
  const done: string[] = [];
  const commandsOf = (name: string) =>
    new Proxy({} as Record<KeyCommand, () => void>, {
      get: (_all, command) => () => void done.push(`${String(command)} in ${name}`),
    });
  const hook = renderHook(
    ({ listening = true, characters = true, name = 'ABC' }: Options) =>
      useKeys(commandsOf(name), { listening, characters }),
    { initialProps: initial },
  );
  return { ...hook, done: () => done.splice(0) };
}
const press = (key: string, repeat = false) => fireEvent.keyDown(document.body, { key, repeat });
const inPage = (key: string, repeat = false) => ({ type: 'key' as const, key, shift: false, repeat });

test('keys are answered in the story that is open now, and not passed on to the browser', () => {
  const { done, rerender, result } = listen();
  expect(press('End')).toBe(false);
  rerender({ name: 'DEF' });
  press('d');
  result.current.pressKey(inPage('d'));
  result.current.run('help');
  expect(done()).toEqual(['last in ABC', 'detail in DEF', 'detail in DEF', 'help in DEF']);
});

test('a key that is nothing’s is left to the browser', () => {
  const { done, result } = listen();
  expect(press('q')).toBe(true);
  result.current.pressKey(inPage('q'));
  expect(done()).toEqual([]);
});

test('no key is answered while the help is open, nor by a screen that is gone', () => {
  const { done, rerender, unmount } = listen();
  rerender({ listening: false });
  expect(press('End')).toBe(true);
  rerender({ listening: true });
  expect(press('End')).toBe(false);
  unmount();
  expect(press('End')).toBe(true);
  expect(done()).toEqual(['last in ABC']);
});

test('letters and signs can be left alone, in the page as on the screen', () => {
  const { done, rerender, result } = listen({ characters: false });
  for (const key of ['d', 'End']) {
    press(key);
    result.current.pressKey(inPage(key));
  }
  expect(done()).toEqual(['last in ABC', 'last in ABC']);
  rerender({ characters: true });
  press('d');
  result.current.pressKey(inPage('d'));
  expect(done()).toEqual(['detail in ABC', 'detail in ABC']);
});

test('a key that is held goes on through the steps, and switches nothing to and fro', () => {
  const { done, result } = listen();
  for (const key of ['d', 'ArrowRight']) {
    press(key, true);
    result.current.pressKey(inPage(key, true));
  }
  expect(done()).toEqual(['forward in ABC', 'forward in ABC']);
});
