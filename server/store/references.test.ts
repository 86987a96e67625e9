import { openTestStore } from '../../mocks/store/database.ts';
import { makeSettings } from '../common/settings.ts';
import { addAccount, newSubmission } from '../../mocks/store/storeFixtures.ts';
import type { Db } from './database/database.ts';
import type { Store } from './store.ts';

describe('the reference of a submission', () => {
  let db: Db;
  let store: Store;
  beforeEach(async () => {
    ({ db, store } = await openTestStore(makeSettings()));
    await addAccount(db);
  });
  afterEach(() => store.close());

  const saved = async (id: string, makeReference: () => string, file?: 'with a file') => {
    const chunks = (async function* () {
      yield new Uint8Array(3);
    })();
    const result = await store.saveSubmission(
      newSubmission({
        id,
        dedupe: id,
        makeReference,
        ...(file && { file: { ref: `r_${id}`, sha256: 'x', size: 3, shownName: 'cv.pdf', chunks } }),
      }),
    );
    return result?.submission.reference;
  };

  test('is unique: another one is made where one is taken', async () => {
    expect(await saved('s1', () => 'KW-A')).toBe('KW-A');
    const next = ['KW-A', 'KW-A', 'KW-B', 'KW-A', 'KW-C'];
    const make = jest.fn(() => next.shift() ?? '');
    expect(await saved('s2', make)).toBe('KW-B');
    expect(await saved('s3', make, 'with a file')).toBe('KW-C');
    expect(make).toHaveBeenCalledTimes(5);
    const pieces = await db.selectFrom('file_chunk').selectAll().execute();
    expect(pieces.map(({ ref, bytes }) => [ref, bytes.byteLength])).toEqual([['r_s3', 3]]);
  });

  test('stays that of the first submission when it is repeated', async () => {
    await saved('s1', () => 'KW-A');
    const again = await store.saveSubmission(
      newSubmission({ id: 's9', dedupe: 's1', makeReference: () => 'KW-B' }),
    );
    expect(again).toMatchObject({ created: false, submission: { reference: 'KW-A' } });
  });

  test('is tried five times before the submission fails', async () => {
    await saved('s1', () => 'KW-A');
    const make = jest.fn(() => 'KW-A');
    await expect(saved('s2', make)).rejects.toThrow(/reference/);
    expect(make).toHaveBeenCalledTimes(5);
    expect(await store.submissionById('s2')).toBeUndefined();
  });

  test('is not made again when another constraint is violated', async () => {
    const make = jest.fn(() => 'KW-A');
    const email = { template: 'submission-staff', recipient: 'staff@example.org' } as const;
    const emails = ['e1', 'e2'].map((id) => ({ id, ...email }));
    await expect(store.saveSubmission(newSubmission({ emails, makeReference: make }))).rejects.toThrow(
      /unique/i,
    );
    expect(make).toHaveBeenCalledTimes(1);
  });
});
