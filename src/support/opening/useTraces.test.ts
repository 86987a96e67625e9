import { act, renderHook } from '@testing-library/react';
import { fileOf, refused } from '../../testing/traces/supportScreen.tsx';
import { useTraces } from './useTraces.ts';

const open = async (...ids: string[]) => {
  const { result } = renderHook(() => useTraces());
  // One after the other: of several opened at once, the order of the tabs depends on which is read first.
  for (const id of ids) await act(() => result.current.openAll([refused(id)]));
  const keyOf = (id: string) => result.current.open.find(({ trace }) => trace.about.id === id)!.key;
  const openIds = () => result.current.open.map(({ trace }) => trace.about.id);
  const current = () => result.current.current?.trace.about.id ?? null;
  return { result, keyOf, ids: openIds, current };
};

test.each([
  ['ABC', 'ABC', ['DEF', 'GHJ'], 'DEF'],
  ['DEF', 'DEF', ['ABC', 'GHJ'], 'GHJ'],
  ['GHJ', 'GHJ', ['ABC', 'DEF'], 'DEF'],
  ['ABC', 'GHJ', ['ABC', 'DEF'], 'ABC'],
])('with %s selected, closing %s leaves %j and selects %s', async (selected, closed, left, next) => {
  const { result, keyOf, ids, current } = await open('ABC', 'DEF', 'GHJ');
  act(() => result.current.select(keyOf(selected)));
  act(() => result.current.close(keyOf(closed)));
  expect(ids()).toEqual(left);
  expect(current()).toBe(next);
});

test('after the last trace is closed, none is selected', async () => {
  const { result, keyOf, ids, current } = await open('ABC');
  act(() => result.current.close(keyOf('ABC')));
  expect([ids(), current()]).toEqual([[], null]);
});

test('each trace keeps its position until it is closed, and only `jump` counts as a jump', async () => {
  const { result, keyOf, current } = await open('ABC', 'DEF');
  const [abc, def] = [keyOf('ABC'), keyOf('DEF')];
  act(() => result.current.move(abc, 3));
  expect([current(), result.current.jumps]).toEqual(['DEF', 0]);
  act(() => result.current.move(def, 2));
  act(() => result.current.jump(abc, 5));
  expect([current(), result.current.jumps]).toEqual(['ABC', 1]);
  expect(result.current.positions).toEqual({ [abc]: 5, [def]: 2 });
  act(() => result.current.close(abc));
  expect(result.current.positions).toEqual({ [def]: 2 });
  expect(result.current.jumps).toBe(1);
});

test('files that are loading are listed; failures stay until dismissed or until other files are opened', async () => {
  const { result, ids } = await open();
  let opened: Promise<unknown> = Promise.resolve();
  act(() => {
    opened = result.current.openAll([
      fileOf('', 'empty.json'),
      fileOf('hello', 'words.json'),
      refused('ABC'),
    ]);
  });
  expect(result.current.loading.map(({ name }) => name)).toEqual([
    'empty.json',
    'words.json',
    'ABC.trace.json',
  ]);
  await act(() => opened);
  expect(result.current.loading).toEqual([]);
  expect(ids()).toEqual(['ABC']);
  const codes = () => Object.fromEntries(result.current.failures.map(({ name, code }) => [name, code]));
  expect(codes()).toEqual({ 'empty.json': 'E_EMPTY', 'words.json': 'E_NOT_JSON' });
  act(() => result.current.dismiss(result.current.failures.find(({ name }) => name === 'empty.json')!.key));
  expect(codes()).toEqual({ 'words.json': 'E_NOT_JSON' });
  await act(() => result.current.openAll([refused('ABC')]));
  expect(result.current.failures).toEqual([]);
  expect(ids()).toEqual(['ABC']);
});
