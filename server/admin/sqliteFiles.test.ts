import { emptyLog } from './sqliteFiles.ts';

/** A database whose log is busy for so many looks. */
const busyFor = (looks: number) => ({ pragma: jest.fn(() => [{ busy: looks-- > 0 ? 1 : 0 }]) });

test('a log that the server is checkpointing is emptied once it has', async () => {
  const sqlite = busyFor(2);
  expect(await emptyLog(sqlite)).toBe(true);
  expect(sqlite.pragma).toHaveBeenCalledTimes(3);
});

test('a log that stays in use is left', async () => {
  expect(await emptyLog(busyFor(Infinity), { looks: 3, pause: 1 })).toBe(false);
});
