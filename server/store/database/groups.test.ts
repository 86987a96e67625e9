import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { makeSettings } from '../../common/settings.ts';
import { makeStore } from '../store.ts';
import { openDatabase, storeErrorOf } from './database.ts';
import type { Db } from './database.ts';
import { makeGroups } from './groups.ts';
import { executeTogether } from './sqliteDialect.ts';
import type { SqliteEngine, SqliteReply } from './sqliteEngine.ts';
import { makeMutex } from './mutex.ts';

describe('transactions of several callers at once', () => {
  let folder: string;
  let db: Db;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'groups-'));
    db = await openDatabase(join(folder, 'app.db'));
    await makeStore(db, makeSettings());
  });
  afterEach(async () => {
    await db.destroy();
    await rm(folder, { recursive: true });
  });

  const insert = (key: string) => db.insertInto('rate_limit').values({ key, points: 1 }).compile();
  const keys = async () => {
    const rows = await db
      .selectFrom('rate_limit')
      .select('key')
      .orderBy(sql`rowid`)
      .execute();
    return rows.map(({ key }) => key);
  };

  test('are stored in the order of the calls, fail one by one and as a whole, and survive reopening', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, (_, n) =>
        // Every tenth fails at its second statement.
        executeTogether(db, [insert(`${n} a`), insert(n % 10 === 9 ? `${n} a` : `${n} b`)]),
      ),
    );
    const stored = outcomes.flatMap(({ status }, n) => (status === 'fulfilled' ? [`${n} a`, `${n} b`] : []));
    expect(stored).toHaveLength(180);
    await db.destroy();
    db = await openDatabase(join(folder, 'app.db'));
    expect(await keys()).toEqual(stored);
  });

  test('are all refused when the disk is full, and all stored when there is room', async () => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    const pages = rows[0]?.page_count ?? 0;
    await sql.raw(`pragma max_page_count = ${pages}`).execute(db);
    const fill = () =>
      Promise.all(
        Array.from({ length: 8 }, (_, n) =>
          executeTogether(db, [insert(`${n}`), insert(`${n} ${'x'.repeat(20_000)}`)]).then(
            () => 'stored',
            storeErrorOf,
          ),
        ),
      );
    expect(new Set(await fill())).toEqual(new Set(['full']));
    expect(await keys()).toEqual([]);
    await sql.raw(`pragma max_page_count = ${pages + 1000}`).execute(db);
    expect(new Set(await fill())).toEqual(new Set(['stored']));
    expect(await keys()).toHaveLength(16);
  });

  // Checked at the commit only: every statement succeeds, and the commit fails, as it may on a full disk.
  const deferChecks = sql`pragma defer_foreign_keys = on`;
  const orphan = () => {
    const file = { ref: 'r', sha256: '', size: 0, shown_name: '', owner: 'nobody', created_at: 0 };
    return db.insertInto('file').values(file).compile();
  };

  test('are refused and undone when their common commit fails, and the next one succeeds', async () => {
    const failing = executeTogether(db, [insert('a'), deferChecks.compile(db), orphan()]);
    await expect(failing).rejects.toThrow(/FOREIGN KEY/);
    await executeTogether(db, [insert('b'), insert('c')]);
    expect(await keys()).toEqual(['b', 'c']);
  });

  test('a transaction of several turns whose commit fails is refused and undone, and the next one succeeds', async () => {
    const failing = db.transaction().execute(async (transaction) => {
      await transaction.executeQuery(insert('a'));
      await deferChecks.execute(transaction);
      await transaction.executeQuery(orphan());
    });
    await expect(failing).rejects.toThrow(/FOREIGN KEY/);
    await db.transaction().execute((transaction) => transaction.executeQuery(insert('b')));
    expect(await keys()).toEqual(['b']);
  });
});

describe('a group', () => {
  const done: SqliteReply = { results: [{ rows: [], changes: 1 }] };
  let sizes: number[];
  let answerWith: (count: number) => SqliteReply[];
  const engine: SqliteEngine = {
    run: async () => done,
    async runGroup({ transactions }) {
      sizes.push(transactions.length);
      await Promise.resolve();
      return answerWith(transactions.length);
    },
    close: async () => undefined,
  };
  beforeEach(() => {
    sizes = [];
    answerWith = (count) => Array.from({ length: count }, () => done);
  });
  const makeRun = (atMost = 1000) => {
    const refusal = () => new Error('busy');
    const run = makeGroups(engine, makeMutex(10, refusal), { wait: 5000, atMost }, false);
    return (text = '') => run([{ sql: 'insert', parameters: [text] }], Infinity);
  };

  test('holds 64 transactions at most', async () => {
    const run = makeRun();
    await Promise.all(Array.from({ length: 150 }, () => run()));
    expect(sizes).toEqual([64, 64, 22]);
  });

  test('holds parameters of at most a million characters, and runs a longer transaction alone', async () => {
    const run = makeRun();
    await Promise.all([400_000, 400_000, 400_000, 2_000_000, 1].map((length) => run('x'.repeat(length))));
    expect(sizes).toEqual([2, 1, 1, 1]);
  });

  test('a group that is locked out stays in the queue before later transactions', async () => {
    const run = makeRun();
    const lockedOut: SqliteReply = { results: [], error: { code: 'SQLITE_BUSY', message: 'locked' } };
    const order: number[] = [];
    let late: Promise<unknown> | undefined;
    answerWith = (count) => {
      answerWith = (next) => Array.from({ length: next }, () => done);
      late = run().then(() => order.push(2));
      return Array.from({ length: count }, () => lockedOut);
    };
    await Promise.all([run().then(() => order.push(0)), run().then(() => order.push(1))]);
    await late;
    expect(order).toEqual([0, 1, 2]);
    expect(sizes).toEqual([2, 3]);
  });

  test('rejects all of its transactions if the thread cannot run it', async () => {
    const run = makeRun();
    answerWith = () => {
      throw new Error('ended');
    };
    const outcomes = await Promise.allSettled([run(), run()]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  test('refuses a transaction when as many as may wait are queued', async () => {
    const run = makeRun(2);
    const outcomes = await Promise.allSettled([run(), run(), run()]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  });
});
