import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { openTestStore } from '../../mocks/store/database.ts';
import { makePdf } from '../../mocks/fixtures.ts';
import { addAccount, codeRequest, newSubmission, now } from '../../mocks/store/storeFixtures.ts';
import { makeSettings } from '../common/settings.ts';
import type { Db } from './database/database.ts';
import type { Tables } from './database/tables.ts';
import { makeSaveSubmission } from './saveSubmission.ts';
import type { NewFile } from './saveSubmission.ts';
import type { Store } from './store.ts';

const newFile = (ref: string, bytes: Uint8Array, size = bytes.byteLength): NewFile => ({
  ref,
  sha256: 'x',
  size,
  shownName: 'cv.pdf',
  chunks: new Blob([bytes as Uint8Array<ArrayBuffer>]).stream(),
});

describe('submissions and their emails', () => {
  let db: Db;
  let store: Store;
  beforeEach(async () => {
    ({ db, store } = await openTestStore(makeSettings()));
  });
  afterEach(() => store.close());

  test('one of twenty equal submissions is stored, with its file and two emails', async () => {
    await addAccount(db);
    const bytes = new Uint8Array(await makePdf().arrayBuffer());
    const results = await Promise.all(
      Array.from({ length: 20 }, (_item, index) =>
        store.saveSubmission(
          newSubmission({
            id: `s${index}`,
            file: newFile(`r${index}`, bytes),
            emails: newSubmission({ id: `s${index}` }).emails,
          }),
        ),
      ),
    );
    expect(results.filter((result) => result?.created)).toHaveLength(1);
    expect(new Set(results.map((result) => result?.submission.id)).size).toBe(1);
    expect(await store.latestEmails(100)).toHaveLength(2);
    const ref = results[0]?.submission.file_ref ?? '';
    const file = await store.fileByRef(ref);
    expect(file).toMatchObject({ owner: 'a1', shown_name: 'cv.pdf', size: bytes.byteLength });
    expect(Buffer.from((await store.filePiece(ref, 0)) ?? []).equals(bytes)).toBe(true);
  });

  test('one of twenty equal submissions without a file is stored, with two emails', async () => {
    await addAccount(db);
    const results = await Promise.all(
      Array.from({ length: 20 }, (_item, index) => store.saveSubmission(newSubmission({ id: `s${index}` }))),
    );
    expect(results.filter((result) => result?.created)).toHaveLength(1);
    expect(new Set(results.map((result) => result?.submission.id)).size).toBe(1);
    expect(await store.latestEmails(100)).toHaveLength(2);
  });

  test('a repeat is recognised although another server with a clock half a minute ahead stored the first', async () => {
    await addAccount(db);
    await store.saveSubmission(newSubmission({ now: now + 30_000 }));
    const again = await store.saveSubmission(newSubmission({ id: 's2' }));
    expect(again).toMatchObject({ created: false, submission: { id: 's1' } });
  });

  test('nothing is stored for an account that no longer exists', async () => {
    const bytes = new Uint8Array(await makePdf().arrayBuffer());
    expect(await store.saveSubmission(newSubmission())).toBeUndefined();
    expect(await store.saveSubmission(newSubmission({ file: newFile('r1', bytes) }))).toBeUndefined();
    expect(await store.latestEmails(1)).toEqual([]);
    expect(await store.fileByRef('r1')).toBeUndefined();
  });

  test('a submission that the database passes over in silence is an error', async () => {
    const bytes = new Uint8Array(await makePdf().arrayBuffer());
    const silent = new Kysely<Tables>({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => new DummyDriver(),
        createIntrospector: (any) => new PostgresIntrospector(any),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
    });
    const save = makeSaveSubmission(silent, makeSettings());
    for (const file of [undefined, newFile('r1', bytes)])
      await expect(save(newSubmission({ file }))).rejects.toThrow('neither stored nor found');
  });

  test('a file is stored in pieces and comes back as it was', async () => {
    await addAccount(db);
    const bytes = new Uint8Array(2 * 256 * 1024 + 1).map((_byte, index) => (index * 31) % 251);
    await store.saveSubmission(newSubmission({ file: newFile('r1', bytes) }));
    const pieces = await Promise.all([0, 1, 2, 3].map((n) => store.filePiece('r1', n)));
    expect(pieces.map((piece) => piece?.byteLength)).toEqual([262_144, 262_144, 1, undefined]);
    expect(Buffer.concat(pieces.filter((piece) => piece !== undefined)).equals(bytes)).toBe(true);
    expect(await store.fileByRef('r1')).toEqual({
      ref: 'r1',
      owner: 'a1',
      shown_name: 'cv.pdf',
      size: bytes.byteLength,
    });
  });

  test.each([-1, 1])('a file of another size than declared is not stored (%i)', async (difference) => {
    await addAccount(db);
    const bytes = new Uint8Array(300_000);
    const file = newFile('r1', bytes, bytes.byteLength + difference);
    await expect(store.saveSubmission(newSubmission({ file }))).rejects.toThrow(/than its announced size/);
    expect(await store.submissionById('s1')).toBeUndefined();
    expect(await db.selectFrom('file_chunk').select('n').execute()).toEqual([]);
  });

  test('a submission whose emails cannot be written is not stored', async () => {
    await addAccount(db);
    await store.saveSubmission(newSubmission());
    const emails = newSubmission().emails;
    const second = newSubmission({ id: 's2', dedupe: 'two', emails });
    await expect(store.saveSubmission(second)).rejects.toThrow(/unique/i);
    expect(await store.submissionById('s2')).toBeUndefined();
    expect(await store.submissionById('s1')).toBeDefined();
  });

  test('one answer of the newest submissions of an account is read without the others', async () => {
    await addAccount(db);
    await addAccount(db, 'a2', 'other@example.org');
    const payloads = [{ role: 'Old' }, { skills: 'SQL' }, { role: 'மென்பொருள் “Dev”\n', skills: 'C' }];
    for (const [at, payload] of payloads.entries())
      await store.saveSubmission(
        newSubmission({
          id: `s${at}`,
          dedupe: `${at}`,
          payload: JSON.stringify(payload),
          emails: [],
          now: now + at,
        }),
      );
    await store.saveSubmission(newSubmission({ id: 's9', accountId: 'a2', dedupe: '9' }));
    expect(await store.answersOfAccount({ accountId: 'a1', kind: 'job', field: 'role', limit: 2 })).toEqual([
      { answer: payloads[2]?.role, created_at: now + 2 },
      { answer: null, created_at: now + 1 },
    ]);
  });

  test('emails are released by the keys of their submission, and by no others', async () => {
    await addAccount(db);
    await store.saveSubmission(newSubmission());
    expect(await store.claimEmails(now, 10)).toEqual([]);
    const search = { kind: 'job', now } as const;
    expect(await store.releaseEmails({ ...search, mailKey: 'other' })).toBeUndefined();
    expect(await store.releaseEmails({ ...search, fileRef: 'r' })).toBeUndefined();
    expect(await store.releaseEmails({ ...search, mailKey: 'key' })).toBe('queued');
    const claimed = await store.claimEmails(now, 10);
    expect(claimed).toHaveLength(2);
    await Promise.all(claimed.map((email) => store.recordDelivery(email, { state: 'sent' }, now)));
    expect(await store.releaseEmails({ ...search, mailKey: 'key' })).toBe('sent');
  });

  test('eight claimants at once never share an email', async () => {
    for (let count = 0; count < 60; count += 1)
      await store.requestCode(codeRequest(`n${count}`, now, `visitor${count}@example.org`));
    const claims = await Promise.all(Array.from({ length: 24 }, () => store.claimEmails(now, 5)));
    const ids = claims.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (let rest = await store.claimEmails(now, 5); rest.length > 0; rest = await store.claimEmails(now, 5))
      ids.push(...rest.map(({ id }) => id));
    expect(new Set(ids).size).toBe(60);
    expect(ids).toHaveLength(60);
  });
});
