import { openDatabase } from './database.ts';
import { prepareQuery } from './preparedQuery.ts';

test('a prepared query is built once and filled with the values of each use', async () => {
  const db = await openDatabase(':memory:');
  const build = jest.fn(({ key, now }: { key: string; now: number | null }) =>
    db.updateTable('rate_limit').set({ points: 7, expire: now }).where('key', '=', key),
  );
  const query = prepareQuery(build);
  const [first, second] = [query({ key: 'a', now: 1 }), query({ key: 'b', now: null })];
  expect([first.parameters, second.parameters]).toEqual([
    [7, 1, 'a'],
    [7, null, 'b'],
  ]);
  expect(second.sql).toBe(build({ key: 'c', now: 2 }).compile().sql);
  expect(build).toHaveBeenCalledTimes(2);
  await db.destroy();
});
