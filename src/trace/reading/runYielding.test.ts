import { runYielding } from './runYielding.ts';

/** A generator with four pieces of work, each of which moves the mocked clock on by so many milliseconds. */
function work(piece: number) {
  let now = 1_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const yields: number[] = [];
  const scheduler = {
    yield: async () => {
      yields.push(now);
      // The browser's own work meanwhile.
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
  return { yields, pieces };
}
afterEach(() => Reflect.deleteProperty(globalThis, 'scheduler'));

test.each([
  ['work of less than 12 ms does not yield', 2.9, []],
  ['each piece of 12 ms is followed by a yield', 12, [1_012, 1_524, 2_036, 2_548]],
  ['shorter pieces add up to 12 ms between two yields', 6, [1_012, 1_524]],
])('%s', async (_what, piece, yieldedAt) => {
  const { yields, pieces } = work(piece);
  expect(await runYielding(pieces())).toBe('done');
  expect(yields).toEqual(yieldedAt);
});

test('without `scheduler.yield` a timer yields to the browser', async () => {
  const { pieces } = work(12);
  Reflect.deleteProperty(globalThis, 'scheduler');
  const timer = jest.spyOn(globalThis, 'setTimeout');
  expect(await runYielding(pieces())).toBe('done');
  expect(timer).toHaveBeenCalledTimes(4);
});
