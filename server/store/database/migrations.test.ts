import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { openTestDatabase } from '../../../mocks/store/database.ts';
import { addAccount, now } from '../../../mocks/store/storeFixtures.ts';
import type { Db } from './database.ts';
import { migrate } from './migrations.ts';

type Older = Kysely<{ file: Record<string, unknown>; outbox: Record<string, unknown> }>;

describe('the migrations', () => {
  let db: Db;
  let schema: string | undefined;
  beforeEach(async () => {
    ({ db, schema } = await openTestDatabase());
  });
  afterEach(() => db.destroy());

  test('files of an earlier version are moved into pieces, byte by byte', async () => {
    await migrate(db, schema, '0002-reset-grants');
    await addAccount(db);
    const older = db as unknown as Older;
    const sizes = { r0: 0, r1: 10, r2: 256 * 1024, r3: 600_000 };
    const bytesOf = (size: number) =>
      Buffer.from(new Uint8Array(size).map((_byte, index) => (index * 31) % 251));
    for (const [ref, size] of Object.entries(sizes))
      await older
        .insertInto('file')
        .values({
          ref,
          size,
          sha256: 'x',
          shown_name: 'cv.pdf',
          owner: 'a1',
          created_at: now,
          bytes: bytesOf(size),
        })
        .execute();

    await migrate(db, schema);
    for (const [ref, size] of Object.entries(sizes)) {
      const pieces = await db
        .selectFrom('file_chunk')
        .selectAll()
        .where('ref', '=', ref)
        .orderBy('n')
        .execute();
      expect(pieces.map(({ n }) => n)).toEqual(pieces.map((_piece, index) => index));
      expect(pieces.every(({ bytes }) => bytes.byteLength <= 256 * 1024)).toBe(true);
      expect(Buffer.concat(pieces.map(({ bytes }) => bytes)).equals(bytesOf(size))).toBe(true);
    }
    const files = await db.selectFrom('file').selectAll().orderBy('ref').execute();
    expect(files[1]).toEqual({
      ref: 'r1',
      size: 10,
      sha256: 'x',
      shown_name: 'cv.pdf',
      owner: 'a1',
      created_at: now,
    });
  });

  test('an email sent before `sent_at` existed gets its time of creation there, and was always answered', async () => {
    await migrate(db, schema, '0002-reset-grants');
    const email = {
      template: 'sign-up-code',
      recipient: 'x',
      ref: '{}',
      attempts: 1,
      due_at: 0,
      lease_until: 0,
    };
    for (const state of ['sent', 'queued'])
      await (db as unknown as Older)
        .insertInto('outbox')
        .values({ ...email, id: state, dedupe: state, state, created_at: now })
        .execute();
    await migrate(db, schema);
    const rows = await db
      .selectFrom('outbox')
      .select(['id', 'sent_at', 'unanswered'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { id: 'queued', sent_at: null, unanswered: 0 },
      { id: 'sent', sent_at: now, unanswered: 0 },
    ]);
  });

  test('an email that an earlier release holds back stays held back, and no other is', async () => {
    await migrate(db, schema, '0007-unanswered-emails');
    const email = {
      template: 'reset-code',
      recipient: 'x',
      ref: '{}',
      attempts: 0,
      due_at: 0,
      lease_until: 0,
      created_at: now,
      state: 'queued',
    };
    const errors = { failed: 'Error: 451', held: 'The share of such emails is spent.', new: null };
    for (const [id, last_error] of Object.entries(errors))
      await (db as unknown as Older)
        .insertInto('outbox')
        .values({ ...email, id, dedupe: id, last_error })
        .execute();
    await migrate(db, schema);
    const rows = await db.selectFrom('outbox').select(['id', 'held_back']).orderBy('id').execute();
    expect(rows).toEqual([
      { id: 'failed', held_back: 0 },
      { id: 'held', held_back: 1 },
      { id: 'new', held_back: 0 },
    ]);
  });

  test('the table of shared limits accepts what rate-limiter-flexible writes', async () => {
    await migrate(db, schema);
    await sql`insert into rate_limit (key) values ('caller')`.execute(db);
    expect(await db.selectFrom('rate_limit').selectAll().execute()).toEqual([
      { key: 'caller', points: 0, expire: null },
    ]);
  });
});
