import { paused } from './paused.ts';

/** Work in four pieces, each of so many milliseconds by the clock. */
function work(piece: number) {
  let now = 1_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const turns: number[] = [];
  const scheduler = {
    yield: async () => {
      turns.push(now);
      // The page takes its time.
      now += 500;
    },
  };
  Object.assign(globalThis, { scheduler });
  const pieces = function* () {
    for (let done = 0; done < 4; done += 1) {
      now += piece;
      yield;
    }
    return 'done';
  };
  return { turns, pieces };
}
afterEach(() => Reflect.deleteProperty(globalThis, 'scheduler'));

test.each([
  ['work of less than 12 ms has no pause', 2.9, []],
  ['work of 12 ms has one', 12, [1_012, 1_524, 2_036, 2_548]],
  ['pieces are put together until they are as long', 6, [1_012, 1_524]],
])('%s', async (_what, piece, pauses) => {
  const { turns, pieces } = work(piece);
  expect(await paused(pieces())).toBe('done');
  expect(turns).toEqual(pauses);
});

test('without a scheduler the page has its turn by a timer', async () => {
  const { pieces } = work(12);
  Reflect.deleteProperty(globalThis, 'scheduler');
  const timer = jest.spyOn(globalThis, 'setTimeout');
  expect(await paused(pieces())).toBe('done');
  expect(timer).toHaveBeenCalledTimes(4);
});
