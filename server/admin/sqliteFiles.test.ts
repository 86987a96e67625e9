import { emptyLog } from './sqliteFiles.ts';

/** A database whose log is busy for the first `attempts` checkpoints. */
const busyFor = (attempts: number) => ({ pragma: jest.fn(() => [{ busy: attempts-- > 0 ? 1 : 0 }]) });

test('a log that the server is checkpointing is emptied afterwards', async () => {
  const sqlite = busyFor(2);
  expect(await emptyLog(sqlite)).toBe(true);
  expect(sqlite.pragma).toHaveBeenCalledTimes(3);
});

test('emptying a log that stays in use is given up', async () => {
  expect(await emptyLog(busyFor(Infinity), { attempts: 3, pause: 1 })).toBe(false);
});
