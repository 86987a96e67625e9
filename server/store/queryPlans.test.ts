import { CompiledQuery } from 'kysely';
import type { KyselyPlugin } from 'kysely';
import { openTestStore } from '../../mocks/database.ts';
import { now } from '../../mocks/storeFixtures.ts';
import { makeSettings } from '../settings.ts';
import type { Db } from './database/database.ts';
import { isShareSpent } from './mailShares.ts';
import { makeOutboxStore } from './outbox.ts';

const settings = makeSettings();

/** How SQLite means to find the rows of each query that `work` asks, a line for each table. */
async function plansOf(work: (db: Db) => Promise<unknown>): Promise<string[]> {
  const { db } = await openTestStore(settings, null);
  const asked: CompiledQuery[] = [];
  const recorder: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      asked.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await work(db.withPlugin(recorder));
  const plans: string[] = [];
  for (const { sql, parameters } of asked) {
    const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
    const { rows } = await db.executeQuery<{ detail: string }>(explained);
    plans.push(...rows.map(({ detail }) => detail));
  }
  await db.destroy();
  return plans;
}

// A year of emails would be read otherwise, by the one thread of the database, at each request of a stranger.
test('the share of codes is counted among those that wait and those that left today', async () => {
  const waiting = 'SEARCH outbox USING INDEX outbox_by_due (state=?)';
  const left = 'SEARCH outbox USING INDEX outbox_by_sending (sent_at>? AND sent_at<?)';
  expect(await plansOf((db) => isShareSpent(db, settings, { purpose: 'sign-up', now }))).toEqual([
    waiting,
    left,
  ]);
  expect(await plansOf((db) => isShareSpent(db, settings, { purpose: 'reset', now }))).toEqual([waiting]);
  expect(await plansOf((db) => makeOutboxStore(db, settings).sentEmails(['reset-code'], now))).toEqual([
    left,
  ]);
});
