import type { ApplicationKind } from '../../../contract/applications.ts';

/** The file that a draft names, as stored in the IndexedDB database `drafts`: one for each question for a file. */
export type DraftFile = {
  form: ApplicationKind;
  /** The name of the question. */
  field: string;
  /** The account it belongs to, as in the draft; null while nobody was logged in. */
  owner: string | null;
  /** When it was chosen, as in the draft: milliseconds since 1970. */
  changedAt: number;
  file: File;
};

/** The content and properties of a file, for browsers that cannot store a `File`. */
type FileContent = { content: ArrayBuffer; name: string; type: string; lastModified: number };

/** A record of the database. */
export type StoredFile = Omit<DraftFile, 'file'> & { file: File | FileContent };

/** The key of a file; each question has at most one. */
export type StoredPlace = Pick<DraftFile, 'form' | 'field'>;

const databaseName = 'drafts';
const storeName = 'files';

/** Whether this browser has IndexedDB; without it no file is kept, and none need be looked for. */
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

/**
 * Runs one transaction. The database is closed after it, because deleting it, as a logout in another tab does, waits
 * for all open connections.
 */
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

/** ms; some browsers open a database neither with a success nor with an error, until they are restarted. */
const answerTimeout = 10_000;

let lastTurn: Promise<unknown> = Promise.resolve();

/**
 * Runs operations one after another, in the order of the calls. Where the browser refuses one (private windows, a
 * policy, no room) or does not answer, it resolves to `refused`, so that callers go on without the file. An operation
 * that is answered later keeps its turn all the same.
 */
function inTurn<Result>(work: () => Promise<Result>, refused: Result): Promise<Result> {
  const turn = lastTurn.then(work).catch(() => refused);
  lastTurn = turn;
  let timer: ReturnType<typeof setTimeout>;
  const noAnswer = new Promise<Result>((resolve) => {
    timer = setTimeout(() => resolve(refused), answerTimeout);
  });
  return Promise.race([turn, noAnswer]).finally(() => clearTimeout(timer));
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

const fileOf = ({ content, name, ...properties }: FileContent): File => new File([content], name, properties);

/**
 * Stores a file and replaces an earlier one; a later one, which another tab may just have stored, stays. Resolves to
 * whether one of them is stored. Like all functions of this module it never rejects.
 */
export const keepFile = (kept: DraftFile): Promise<boolean> =>
  inTurn(async () => {
    // A copy, because Chromium may store a chosen file as a mere reference to the disk, which is void once the file is
    // deleted or changed there.
    const content = await contentOf(kept.file);
    // In private windows Safari cannot store a `File`, but its content.
    await putUnlessOlder({ ...kept, file: fileOf(content) }).catch(() =>
      putUnlessOlder({ ...kept, file: content }),
    );
    return true;
  }, false);

/** The stored file of this owner for a question; null where there is none, or it cannot be read any more. */
export const findFile = (place: StoredPlace, owner: string | null): Promise<DraftFile | null> =>
  inTurn(async () => {
    const kept = await inStore('readonly', (files) => recordAt(files, place));
    if (kept?.owner !== owner) return null;
    if (!(kept.file instanceof File)) return { ...kept, file: fileOf(kept.file) };
    // The browser may have dropped the content but kept the record; then this throws.
    await kept.file.slice(0, 1).arrayBuffer();
    return { ...kept, file: kept.file };
  }, null);

/**
 * Removes the file of a question unless it was chosen later than `until`, in milliseconds since 1970: another tab may
 * have stored a later one.
 */
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
 * Removes the files of earlier visits that are no longer wanted, because their draft was sent or discarded or has
 * expired. A time in the future also means an earlier visit: the clock was set back since.
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

/** Removes the files of all drafts of all owners, for a logout. */
export const forgetAllFiles = (): Promise<void> =>
  inTurn(async () => {
    await resultOf(window.indexedDB.deleteDatabase(databaseName));
  }, undefined);
