import { sql } from 'kysely';
import { openTestStore } from '../../mocks/store/database.ts';
import { meet } from '../../mocks/store/meet.ts';
import { codeRequest, email, now } from '../../mocks/store/storeFixtures.ts';
import { makeSettings } from '../common/settings.ts';
import { openDatabase } from './database/database.ts';
import type { Db } from './database/database.ts';
import { makeStore } from './store.ts';
import type { Store } from './store.ts';

// Two replicas over one database. Nobody can queue an email while the outbox is locked, but everybody can count them.

let db: Db;
let replicas: [Store, Store];
async function openReplicas(mailPerDay: number): Promise<void> {
  const settings = makeSettings({ mailPerDay });
  const { store, schema, databaseUrl, ...opened } = await openTestStore(settings);
  db = opened.db;
  // Sooner than the requests give up and free their connections.
  const timeouts = { connect: 2000 };
  const another = await openDatabase(databaseUrl ?? '', schema, { timeouts });
  replicas = [store, await makeStore(another, settings, schema)];
}
afterEach(() => Promise.all(replicas.map((store) => store.close())));

const lockOutbox = (trx: Db) => sql`lock table outbox in exclusive mode`.execute(trx);
const request = (nonce: string) => codeRequest(nonce, now, `${nonce}@example.org`);

test('sign-up codes requested at two replicas at once get no more emails than their share', async () => {
  // A share of one email.
  await openReplicas(2);
  const answers = await meet(
    db,
    lockOutbox,
    () => replicas[0].requestCode(request('n1')),
    () => replicas[1].requestCode(request('n2')),
  );
  expect(answers).toEqual([{ result: 'sent' }, { result: 'budgetSpent' }]);
  // The refused request counted nothing.
  expect(await db.selectFrom('challenge').select('nonce').execute()).toEqual([{ nonce: 'n1' }]);
  expect(await db.selectFrom('throttle').select('failures').execute()).toEqual([{ failures: 1 }]);
});

describe('sign-up codes requested in bulk, while they wait for another replica,', () => {
  /** Requests so many codes at one replica, and calls `run` while none can be queued. */
  async function requestInBulk(
    count: number,
    run: (replica: Store, requests: readonly Promise<unknown>[]) => Promise<void>,
  ) {
    await openReplicas(2000);
    const [, replica] = replicas;
    const requests: Promise<unknown>[] = [];
    await db.transaction().execute(async (trx) => {
      await lockOutbox(trx);
      for (let n = 0; n < count; n += 1) requests.push(replica.requestCode(request(`n${n}`)));
      await run(replica, requests);
    });
    return Promise.allSettled(requests);
  }

  test('leave connections to others, and are sent after it', async () => {
    const ended = await requestInBulk(20, async (replica) => {
      expect(await replica.accountByEmail(email)).toBeUndefined();
    });
    expect(ended).toEqual(ended.map(() => ({ status: 'fulfilled', value: { result: 'sent' } })));
  });

  // How many of the hundred are sent before their own time is up depends on the machine.
  test('are refused at once when a hundred wait already', () =>
    requestInBulk(101, async (replica, waiting) => {
      const refused = replica
        .requestCode(request('late'))
        .catch((error: unknown) => replica.storeErrorOf(error));
      expect(await Promise.race([...waiting, refused])).toBe('unavailable');
    }));
});
