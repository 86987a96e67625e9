import { CompiledQuery } from 'kysely';
import type { KyselyPlugin } from 'kysely';
import { openTestStore } from '../../mocks/store/database.ts';
import { addAccount, now } from '../../mocks/store/storeFixtures.ts';
import { makeSettings } from '../common/settings.ts';
import type { Db } from './database/database.ts';
import { makeRetention } from './administration/retention.ts';
import { makeSubmissionAdministration } from './administration/submissions.ts';
import { isSignUpShareSpent } from './mailShares.ts';
import { makeOutboxStore } from './outbox.ts';

const settings = makeSettings();

/** The query plans by SQLite for all queries of `work`, a line for each table. */
async function plansOf(
  work: (db: Db) => Promise<unknown>,
  fill?: (db: Db) => Promise<unknown>,
): Promise<string[]> {
  const { db } = await openTestStore(settings, null);
  await fill?.(db);
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

// Otherwise each request of a stranger would have the one database thread read the emails of a year.
test('counting the share of codes reads only queued emails and those sent in the last day, by index', async () => {
  const waiting = 'SEARCH outbox USING INDEX outbox_by_due (state=?)';
  const left = 'SEARCH outbox USING INDEX outbox_by_sending (sent_at>? AND sent_at<?)';
  expect(await plansOf((db) => isSignUpShareSpent(db, settings, now))).toEqual([waiting, left]);
  expect(await plansOf((db) => makeOutboxStore(db, settings).countSentEmails(['reset-code'], now))).toEqual([
    left,
  ]);
});

// Otherwise each batch of a purge would read all submissions while it holds the lock, and each page of an export sort
// them.
test('a purge and the pages of an export find submissions by the index on their age', async () => {
  const limits = { now, before: now, countedBefore: now, knownBefore: now, windowsEnd: now };
  expect(await plansOf((db) => makeRetention(db).purgeBatch('submissions', limits))).toEqual([
    'SEARCH submission USING INDEX submission_by_age (created_at<?)',
  ]);
  async function addPage(db: Db): Promise<void> {
    await addAccount(db);
    const common = {
      account_id: 'a1',
      kind: 'job',
      mail_key: 'key',
      payload: '{}',
      created_at: now,
    } as const;
    const rows = Array.from({ length: 500 }, (_, n) => ({ ...common, id: `s${n}`, dedupe: `s${n}` }));
    await db.insertInto('submission').values(rows).execute();
  }
  async function readAll(db: Db): Promise<void> {
    const all = makeSubmissionAdministration(db).submissions({ kinds: ['job'] });
    while (!(await all.next()).done);
  }
  const account = 'SEARCH account USING INDEX sqlite_autoindex_account_1 (id=?)';
  expect(await plansOf(readAll, addPage)).toEqual([
    'SCAN submission USING INDEX submission_by_age',
    account,
    'SEARCH submission USING INDEX submission_by_age ((created_at,id)>(?,?))',
    account,
  ]);
});
