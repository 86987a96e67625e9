import type { ApplicationKind } from '../../../contract/applications.ts';

/** The file that a draft names, as it lies in this browser: IndexedDB `drafts`, one for each question for a file. */
export type DraftFile = {
  form: ApplicationKind;
  /** The name of the question. */
  field: string;
  /** As the draft's: the account it belongs to; null while nobody was logged in. */
  owner: string | null;
  /** When it was chosen, as the draft has it: milliseconds since 1970. */
  changedAt: number;
  file: File;
};

/** A file as its bytes, for browsers that store no `File`. */
type FileContent = { content: ArrayBuffer; name: string; type: string; lastModified: number };

/** A record of the database. */
export type StoredFile = Omit<DraftFile, 'file'> & { file: File | FileContent };

/** The key of a file: each question has room for one. */
export type StoredPlace = Pick<DraftFile, 'form' | 'field'>;

const databaseName = 'drafts';
const storeName = 'files';

/** Whether this browser has one at all; without it nothing is kept, and nothing need be looked for. */
export const hasDatabase = (): boolean => 'indexedDB' in window;

const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed.')));
  });

function openDatabase(): Promise<IDBDatabase> {
  const request = window.indexedDB.open(databaseName, 1);
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore(storeName, { keyPath: ['form', 'field'] }),
  );
  return resultOf(request);
}

/** Open for one transaction only, so that a logout in another tab need not wait to remove the whole database. */
async function inStore<Result>(
  mode: IDBTransactionMode,
  work: (files: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase();
  try {
    const transaction = database.transaction(storeName, mode);
    const isWritten = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Not written.')));
    });
    const [result] = await Promise.all([work(transaction.objectStore(storeName)), isWritten]);
    return result;
  } finally {
    database.close();
  }
}

let lastTurn: Promise<unknown> = Promise.resolve();

/**
 * One after the other, in the order they are asked for. Where the browser refuses (private windows, a policy, no room) the
 * answer is `refused`: whatever hangs on it goes on without the file.
 */
function inTurn<Result>(work: () => Promise<Result>, refused: Result): Promise<Result> {
  const turn = lastTurn.then(work).catch(() => refused);
  lastTurn = turn;
  return turn;
}

const recordAt = (files: IDBObjectStore, { form, field }: StoredPlace): Promise<StoredFile | undefined> =>
  resultOf<StoredFile | undefined>(files.get([form, field]));

const putUnlessOlder = (record: StoredFile): Promise<void> =>
  inStore('readwrite', async (files) => {
    const before = await recordAt(files, record);
    if (!before || record.changedAt >= before.changedAt) await resultOf(files.put(record));
  });

const contentOf = async (file: File): Promise<FileContent> => {
  const { name, type, lastModified } = file;
  return { content: await file.arrayBuffer(), name, type, lastModified };
};

/**
 * Keeps a file in the place of an earlier one; a later one, which another tab has just kept, stays. Whether one of them
 * is kept; never throws, as nothing here does.
 */
export const keepFile = (kept: DraftFile): Promise<boolean> =>
  inTurn(async () => {
    // Safari stores no files in private windows, but what is in them.
    await putUnlessOlder(kept).catch(async () =>
      putUnlessOlder({ ...kept, file: await contentOf(kept.file) }),
    );
    return true;
  }, false);

/** What is kept of this owner at this place; null where there is nothing, or it cannot be read any more. */
export const findFile = (place: StoredPlace, owner: string | null): Promise<DraftFile | null> =>
  inTurn(async () => {
    const kept = await inStore('readonly', (files) => recordAt(files, place));
    if (kept?.owner !== owner) return null;
    if (!(kept.file instanceof File)) {
      const { content, name, ...properties } = kept.file;
      return { ...kept, file: new File([content], name, properties) };
    }
    // A browser may have dropped the content and kept the record.
    await kept.file.slice(0, 1).arrayBuffer();
    return { ...kept, file: kept.file };
  }, null);

/** Removes a file that was chosen until then, in milliseconds since 1970; another tab may have kept a later one. */
export const forgetFile = (place: StoredPlace, until: number): Promise<void> =>
  inTurn(
    () =>
      inStore('readwrite', async (files) => {
        const kept = await recordAt(files, place);
        if (kept && kept.changedAt <= until) await resultOf(files.delete([place.form, place.field]));
      }),
    undefined,
  );

/**
 * Removes what lay here before this visit and nobody wants: its draft was sent, discarded, or has expired. What was chosen at a
 * time that is yet to come lay here before the clock was set back.
 */
export const forgetUnwantedFiles = (isWanted: (kept: StoredFile) => boolean): Promise<void> =>
  inTurn(async () => {
    await inStore('readwrite', async (files) => {
      const all = await resultOf<StoredFile[]>(files.getAll());
      for (const kept of all)
        if ((kept.changedAt < performance.timeOrigin || kept.changedAt > Date.now()) && !isWanted(kept))
          await resultOf(files.delete([kept.form, kept.field]));
    });
  }, undefined);

/** Removes the files of all drafts, whoever they belong to: after a logout nothing of anybody stays. */
export const forgetAllFiles = (): Promise<void> =>
  inTurn(async () => {
    await resultOf(window.indexedDB.deleteDatabase(databaseName));
  }, undefined);
