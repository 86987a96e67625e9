import { fireEvent, renderHook } from '@testing-library/react';
import type { KeyCommand } from '../../content/trace/supportKeys.ts';
import { useKeys } from './useKeys.ts';

type Options = { listening?: boolean; characters?: boolean; name?: string };

/** Renders `useKeys`; `done` returns the commands since the last call, each with the name of its story. */
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

test('keys run the commands of the current story, and their default action is prevented', () => {
  const { done, rerender, result } = listen();
  expect(press('End')).toBe(false);
  rerender({ name: 'DEF' });
  press('d');
  result.current.pressKey(inPage('d'));
  result.current.run('help');
  expect(done()).toEqual(['last in ABC', 'detail in DEF', 'detail in DEF', 'help in DEF']);
});

test('a key without a command is left to the browser', () => {
  const { done, result } = listen();
  expect(press('q')).toBe(true);
  result.current.pressKey(inPage('q'));
  expect(done()).toEqual([]);
});

test('keys do nothing while `listening` is false, and after unmounting', () => {
  const { done, rerender, unmount } = listen();
  rerender({ listening: false });
  expect(press('End')).toBe(true);
  rerender({ listening: true });
  expect(press('End')).toBe(false);
  unmount();
  expect(press('End')).toBe(true);
  expect(done()).toEqual(['last in ABC']);
});

test('letters and signs can be switched off, for keys from the frame as well', () => {
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

test('a held key repeats moving through the steps, but does not repeat toggling', () => {
  const { done, result } = listen();
  for (const key of ['d', 'ArrowRight']) {
    press(key, true);
    result.current.pressKey(inPage(key, true));
  }
  expect(done()).toEqual(['forward in ABC', 'forward in ABC']);
});
