import { makePdf } from '../../../mocks/fixtures.ts';
import { installMemoryDatabase } from '../../testing/memoryDatabase.ts';
import {
  findFile,
  forgetAllFiles,
  forgetFile,
  forgetUnwantedFiles,
  hasDatabase,
  keepFile,
} from './draftFiles.ts';
import type { DraftFile } from './draftFiles.ts';

const place = { form: 'job', field: 'resume' } as const;
const [asha, meena] = ['asha@mail.example', 'meena@mail.example'];

const database = installMemoryDatabase();

const fileAt = (changedAt: number, name: string, change: Partial<DraftFile> = {}): DraftFile => ({
  ...place,
  owner: asha,
  changedAt,
  file: makePdf(name),
  ...change,
});
const foundName = async (owner: string | null = asha) => (await findFile(place, owner))?.file.name;

test('a stored file is found by its owner only, each question has one of its own, and a logout removes all', async () => {
  expect(await foundName()).toBeUndefined();
  expect(await keepFile(fileAt(1, 'cv.pdf'))).toBe(true);
  await keepFile(fileAt(1, 'other.pdf', { form: 'internship' }));
  expect(await foundName()).toBe('cv.pdf');
  expect(await foundName(meena)).toBeUndefined();
  expect(await foundName(null)).toBeUndefined();
  await forgetAllFiles();
  expect(await foundName()).toBeUndefined();
});

test('the file that was chosen last stays, even if the check of an earlier one ends after it was stored', async () => {
  await keepFile(fileAt(1, 'first.pdf'));
  await keepFile(fileAt(3, 'last.pdf'));
  expect(await foundName()).toBe('last.pdf');
  // The caller learns that a file is stored: it is another tab's.
  expect(await keepFile(fileAt(2, 'slow.pdf'))).toBe(true);
  expect(await foundName()).toBe('last.pdf');
});

test('a file that is stored again for the account that has logged in since then belongs to that account', async () => {
  await keepFile(fileAt(1, 'cv.pdf', { owner: null }));
  await keepFile(fileAt(1, 'cv.pdf'));
  expect(await foundName()).toBe('cv.pdf');
});

test('removing a file leaves one that was chosen later', async () => {
  await keepFile(fileAt(2, 'cv.pdf'));
  await forgetFile(place, 1);
  expect(await foundName()).toBe('cv.pdf');
  await forgetFile(place, 2);
  expect(await foundName()).toBeUndefined();
});

test.each([
  ['an earlier visit is removed', () => performance.timeOrigin - 1, false, undefined],
  ['an earlier visit stays if its draft is there', () => performance.timeOrigin - 1, true, 'cv.pdf'],
  // Another tab may have stored it before the draft that names it has reached this one.
  ['this visit stays', () => performance.timeOrigin, false, 'cv.pdf'],
  ['this moment stays', () => Date.now(), false, 'cv.pdf'],
  ['a time ahead, from before the clock was set back, is removed', () => Date.now() + 1, false, undefined],
])('an unwanted file of %s', async (_which, changedAt, isWanted, left) => {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now);
  await keepFile(fileAt(changedAt(), 'cv.pdf'));
  await forgetUnwantedFiles(() => isWanted);
  expect(await foundName()).toBe(left);
});

test('where no `File` can be stored, as in Safari’s private windows, its content comes back as a file', async () => {
  database().canStore = ({ file }) => !(file instanceof File);
  const file = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf', lastModified: 7 });
  expect(await keepFile(fileAt(1, '', { file }))).toBe(true);
  const found = (await findFile(place, asha))?.file;
  expect(found).toBeInstanceOf(File);
  expect(found).toMatchObject({ name: 'cv.pdf', type: 'application/pdf', lastModified: 7 });
  expect(await found?.text()).toBe('%PDF-1.7');
});

test('a file is stored as a copy, which stays readable when the file on disk is deleted', async () => {
  const kept = fileAt(1, 'cv.pdf');
  await keepFile(kept);
  for (const read of ['slice', 'arrayBuffer'] as const)
    jest.spyOn(kept.file, read).mockImplementation(() => {
      throw new DOMException('Gone.', 'NotFoundError');
    });
  const found = await findFile(place, asha);
  expect(found?.file).toMatchObject({ name: 'cv.pdf', lastModified: kept.file.lastModified });
  expect(await found?.file.arrayBuffer()).toHaveProperty('byteLength', kept.file.size);
});

test('a file whose content the browser has dropped is not found', async () => {
  await keepFile(fileAt(1, 'cv.pdf'));
  jest.spyOn(database().records[0]?.['file'] as File, 'slice').mockReturnValue({
    arrayBuffer: () => Promise.reject(new DOMException('Gone.', 'NotFoundError')),
  } as Partial<Blob> as Blob);
  expect(await findFile(place, asha)).toBeNull();
});

test('a browser that refuses the database stores no file, and nothing throws', async () => {
  const refuse = () => {
    throw new DOMException('No.', 'SecurityError');
  };
  Object.assign(database(), { open: refuse, deleteDatabase: refuse });
  expect(await keepFile(fileAt(1, 'cv.pdf'))).toBe(false);
  expect(await findFile(place, asha)).toBeNull();
  await expect(forgetFile(place, 1)).resolves.toBeUndefined();
  await expect(forgetUnwantedFiles(() => false)).resolves.toBeUndefined();
  await expect(forgetAllFiles()).resolves.toBeUndefined();
});

test('a browser without IndexedDB is known as one', () => {
  expect(hasDatabase()).toBe(true);
  Reflect.deleteProperty(window, 'indexedDB');
  expect(hasDatabase()).toBe(false);
});

// The last test, because the operations of this module wait for their turn behind those that hang.
test('a database that never answers counts as one that refuses after ten seconds', async () => {
  jest.useFakeTimers();
  Object.assign(database(), { open: () => new EventTarget() });
  const tried = [keepFile(fileAt(1, 'cv.pdf')), findFile(place, asha)];
  const ended = jest.fn();
  for (const attempt of tried) void attempt.then(ended);
  await jest.advanceTimersByTimeAsync(9999);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await Promise.all(tried)).toEqual([false, null]);
  jest.useRealTimers();
});
