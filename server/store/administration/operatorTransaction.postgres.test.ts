import { sql } from 'kysely';
import { openTestStore } from '../../../mocks/store/database.ts';
import { makeSettings } from '../../common/settings.ts';
import type { Db } from '../database/database.ts';
import type { Store } from '../store.ts';
import { operatorTransaction } from './operatorTransaction.ts';

let db: Db;
let store: Store;
beforeEach(async () => {
  ({ db, store } = await openTestStore(makeSettings()));
});
afterEach(() => store.close());

async function lockTimeoutOf(trx: Db): Promise<unknown> {
  const { rows } = await sql<{ lock_timeout: string }>`show lock_timeout`.execute(trx);
  return rows[0]?.lock_timeout;
}

test('a command says so when another one does not end, and goes on once it has ended', async () => {
  const run = jest.fn(() => Promise.resolve('done'));
  await operatorTransaction(db, async () => {
    await expect(operatorTransaction(db, run, 10)).rejects.toThrow(
      'Another command has been changing the database for 0.01 seconds. Try again when it has ended.',
    );
  });
  expect(run).not.toHaveBeenCalled();
  expect(await operatorTransaction(db, run)).toBe('done');
});

test('a command that has waited for others locks rows with the time-out of its connection', async () => {
  const before = await lockTimeoutOf(db);
  expect(before).not.toBe('1min');
  expect(await operatorTransaction(db, lockTimeoutOf)).toBe(before);
});
