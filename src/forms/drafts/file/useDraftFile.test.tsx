import { act, screen, waitFor } from '@testing-library/react';
import { uploadLimitRange } from '../../../../contract/files/uploadLimit.ts';
import { makePdf, visitor } from '../../../../mocks/fixtures.ts';
import { installMocks } from '../../../../mocks/server.ts';
import { selectToken, sessionSyncedFromOtherTab } from '../../../state/auth/authSlice.ts';
import { draftDiscarded, draftsSyncedFromOtherTab } from '../../../state/forms/draftsSlice.ts';
import {
  choose,
  draftOf,
  installFileStorage,
  isAskedOnLeaving,
  openDraftForm,
  other,
  storageSettled,
} from '../../../testing/forms/draftFileSteps.ts';
import { makeToken } from '../../../testing/makeToken.ts';
import { write } from '../../../testing/forms/formSteps.ts';

installMocks();
const { database, names } = installFileStorage();

test('a file is stored as soon as the draft names it, and removed with the draft', async () => {
  const page = await openDraftForm();
  await choose(makePdf('cv.pdf'));
  await waitFor(() => expect(names()).toEqual(['cv.pdf']));
  expect(database().records[0]).toMatchObject({ owner: visitor.email, field: 'resume' });
  await waitFor(() => expect(isAskedOnLeaving()).toBe(false));
  await choose(makePdf('newer.pdf'));
  await waitFor(() => expect(names()).toEqual(['newer.pdf']));
  await act(async () => void page.store.dispatch(draftDiscarded({ form: 'job' })));
  await waitFor(() => expect(names()).toEqual([]));
});

test('a file is removed with its draft even if the clock was set back since it was chosen', async () => {
  const page = await openDraftForm();
  await choose(makePdf('cv.pdf'));
  await waitFor(() => expect(names()).toEqual(['cv.pdf']));
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
  await act(async () => void page.store.dispatch(draftDiscarded({ form: 'job' })));
  await waitFor(() => expect(names()).toEqual([]));
});

test('a file that is no PDF is not stored, and one that the browser refuses to store stays in the form', async () => {
  const page = await openDraftForm();
  await choose(new File(['PK'], 'cv.docx'));
  await waitFor(() => expect(page.store.getState().drafts.job?.fileNames['resume']).toBe('cv.docx'));
  expect(names()).toEqual([]);
  database().canStore = () => false;
  await choose(makePdf('cv.pdf'));
  await waitFor(() => expect(page.store.getState().drafts.job?.fileNames['resume']).toBe('cv.pdf'));
  expect(await screen.findByText('Checked: this is a PDF.')).toBeVisible();
  expect(isAskedOnLeaving()).toBe(true);
});

const unkept =
  'This browser cannot keep the file itself. If you reload this page or come back later, please choose it again.';

test('a visitor reads at once that the browser cannot keep the chosen file, and only about such a file', async () => {
  const page = await openDraftForm();
  database().canStore = () => false;
  await choose(makePdf('first.pdf'));
  expect(await screen.findByText(unkept)).toBeVisible();
  database().canStore = () => true;
  await choose(makePdf('second.pdf'));
  await waitFor(() => expect(names()).toEqual(['second.pdf']));
  await waitFor(() => expect(isAskedOnLeaving()).toBe(false));
  expect(screen.queryByText(unkept)).not.toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Remove' }));
  Reflect.deleteProperty(window, 'indexedDB');
  await choose(makePdf('third.pdf'));
  expect(await screen.findByText(unkept)).toBeVisible();
});

test('if a file cannot be stored, an earlier one of the same name does not come back in its place', async () => {
  await openDraftForm();
  await choose(makePdf('cv.pdf'));
  await waitFor(() => expect(names()).toEqual(['cv.pdf']));
  const first = database().records[0]?.['file'];
  database().canStore = () => false;
  const second = makePdf('cv.pdf');
  await choose(second);
  await waitFor(() => expect(names()).toEqual([]));
  expect(first).not.toBe(second);
  expect(isAskedOnLeaving()).toBe(true);
});

test('choosing a file that cannot be stored, or removing the file, removes the stored one', async () => {
  const page = await openDraftForm();
  const keep = async (name: string) => {
    await choose(makePdf(name));
    await waitFor(() => expect(names()).toEqual([name]));
  };
  await keep('cv.pdf');
  await choose(new File(['PK'], 'cv.docx'));
  await waitFor(() => expect(names()).toEqual([]));
  await keep('cv.pdf');
  const large = Object.defineProperty(makePdf('large.pdf'), 'size', { value: uploadLimitRange.highest + 1 });
  await choose(large);
  await waitFor(() => expect(names()).toEqual([]));
  expect(isAskedOnLeaving()).toBe(true);
  const largest = Object.defineProperty(makePdf('largest.pdf'), 'size', { value: uploadLimitRange.highest });
  await choose(largest);
  await waitFor(() => expect(names()).toEqual(['largest.pdf']));
  await page.user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(names()).toEqual([]));
});

/** Chooses a file whose check for a PDF ends only with `release`. */
async function chooseSlow({ store }: Awaited<ReturnType<typeof openDraftForm>>) {
  const slow = makePdf('slow.pdf');
  const { promise, resolve } = Promise.withResolvers<ArrayBuffer>();
  const [head, slice] = [await slow.arrayBuffer(), jest.spyOn(slow, 'slice')];
  slice.mockReturnValue({ arrayBuffer: () => promise } as Blob);
  await choose(slow);
  await waitFor(() => expect(store.getState().drafts.job?.fileNames['resume']).toBe('slow.pdf'));
  return { release: () => act(async () => resolve(head)) };
}

test('a file that is removed while it is being checked is not stored', async () => {
  const page = await openDraftForm();
  const keep = jest.spyOn(database(), 'canStore');
  const { release } = await chooseSlow(page);
  await page.user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(page.store.getState().drafts.job?.fileNames['resume']).toBeUndefined());
  await release();
  await choose(makePdf('other.pdf'));
  await waitFor(() => expect(names()).toEqual(['other.pdf']));
  expect(keep.mock.calls.map(([{ file }]) => (file as File).name)).toEqual(['other.pdf']);
});

test('a file whose owner logs out during its check is not stored for another account’s same-named file', async () => {
  const page = await openDraftForm();
  const keep = jest.spyOn(database(), 'canStore');
  const { release } = await chooseSlow(page);
  const { job: before } = page.store.getState().drafts;
  const next = { ...draftOf(other, Date.now() + 1), fileNames: { resume: 'slow.pdf' } };
  for (const told of [
    sessionSyncedFromOtherTab({ token: null }),
    draftsSyncedFromOtherTab({ drafts: {}, before: { job: before! } }),
    sessionSyncedFromOtherTab({ token: makeToken({ email: other }) }),
    draftsSyncedFromOtherTab({ drafts: { job: next }, before: {} }),
  ])
    await act(async () => void page.store.dispatch(told));
  await release();
  await storageSettled();
  expect(page.store.getState().drafts.job).toMatchObject({ owner: other, fileNames: { resume: 'slow.pdf' } });
  expect(keep).not.toHaveBeenCalled();
});

test('a logout in another tab removes the stored file, and the owner’s next login stores it again', async () => {
  const page = await openDraftForm();
  const token = selectToken(page.store.getState());
  const tellOfSession = (told: string | null) =>
    act(async () => void page.store.dispatch(sessionSyncedFromOtherTab({ token: told })));
  await choose(makePdf('cv.pdf'));
  await waitFor(() => expect(names()).toEqual(['cv.pdf']));
  await tellOfSession(null);
  const { drafts: before } = page.store.getState();
  await act(async () => void page.store.dispatch(draftsSyncedFromOtherTab({ drafts: {}, before })));
  await waitFor(() => expect(names()).toEqual([]));
  await tellOfSession(token);
  await waitFor(() => expect(names()).toEqual(['cv.pdf']));
});

test('a browser that refuses local storage gets no file to store either', async () => {
  const page = await openDraftForm();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await write('Name', 'Meena');
  await screen.findByText('Draft not kept');
  await choose(makePdf('cv.pdf'));
  await screen.findByText('Checked: this is a PDF.');
  await waitFor(() => expect(page.store.getState().drafts.job?.fileNames['resume']).toBe('cv.pdf'));
  await storageSettled();
  expect(names()).toEqual([]);
});

test('a form works in a browser that refuses a BroadcastChannel, such as Firefox without cookies', async () => {
  jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  await openDraftForm();
  await choose(makePdf('cv.pdf'));
  expect(await screen.findByText('Checked: this is a PDF.')).toBeVisible();
});
