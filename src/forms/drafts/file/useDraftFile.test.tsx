import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { uploadLimitRange } from '../../../../contract/uploadLimit.ts';
import { formPaths, makePdf, signUpAndLogIn, visitor } from '../../../../mocks/fixtures.ts';
import { installMocks, currentTestServer } from '../../../../mocks/server.ts';
import { decode, encode, rehydratedMark, storageKeyOf } from '../../../app/store/persistedCodec.ts';
import type { PersistedRecord } from '../../../app/store/persistedCodec.ts';
import { selectToken, sessionSyncedFromOtherTab } from '../../../state/auth/authSlice.ts';
import { draftDiscarded, draftsSyncedFromOtherTab } from '../../../state/forms/draftsSlice.ts';
import type { DraftFile } from '../../../state/forms/draftFiles.ts';
import { makeToken } from '../../../testing/makeToken.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { write } from '../../../testing/formSteps.ts';
import { seedToken } from '../../../testing/seedToken.ts';

/** Stands in for IndexedDB, which jsdom lacks; e2e/applications/resumeKept.spec.ts tests with the real one. */
const mockFiles = new Map<string, DraftFile>();
let mockRefuses = false;
/** Settles when reading a file ends. */
let mockReading: Promise<void> = Promise.resolve();

jest.mock('../../../state/forms/draftFiles.ts', () => ({
  hasDatabase: () => true,
  keepFile: async (kept: DraftFile) => {
    if (!mockRefuses) mockFiles.set(kept.form, kept);
    return !mockRefuses;
  },
  findFile: async ({ form }: DraftFile, owner: string | null) => {
    const kept = mockFiles.get(form);
    await mockReading;
    return kept && kept.owner === owner ? kept : null;
  },
  forgetFile: async ({ form }: DraftFile, until: number) => {
    const kept = mockFiles.get(form);
    if (kept && kept.changedAt <= until) mockFiles.delete(form);
  },
  forgetUnwantedFiles: async (isWanted: (kept: DraftFile) => boolean) => {
    for (const kept of mockFiles.values()) if (!isWanted(kept)) mockFiles.delete(kept.form);
  },
  forgetAllFiles: async () => mockFiles.clear(),
}));

installMocks();

beforeEach(() => {
  mockFiles.clear();
  mockRefuses = false;
  mockReading = Promise.resolve();
});

const input = () => screen.getByLabelText('Resume');
const choose = (file: File) => act(async () => void fireEvent.change(input(), { target: { files: [file] } }));
const names = () => [...mockFiles.values()].map(({ file }) => file.name);
const isAskedOnLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const other = 'other@example.org';

const draftOf = (owner: string | null, savedAt = Date.now() - 60_000) => ({
  owner,
  savedAt,
  values: { name: 'Meena' },
  fileNames: { resume: 'meena.pdf' },
});

const storeDrafts = (drafts: PersistedRecord) =>
  window.localStorage.setItem(storageKeyOf('drafts'), encode({ ...drafts, ...rehydratedMark }));

/** An earlier visit left a draft and a file, not necessarily of the same account. */
function rememberDraft(draftOwner: string | null, fileOwner = draftOwner, savedAt?: number) {
  storeDrafts({ job: draftOf(draftOwner, savedAt) });
  const file = makePdf('meena.pdf');
  mockFiles.set('job', { form: 'job', field: 'resume', owner: fileOwner, changedAt: 1, file });
}

async function openForm(path = '/job-application') {
  seedToken((await signUpAndLogIn(await currentTestServer())).token);
  const page = await renderApp(path);
  await screen.findByLabelText('Name');
  return page;
}

test('a file is stored as soon as the draft names it, and removed with the draft', async () => {
  const page = await openForm();
  await choose(makePdf('cv.pdf'));
  await waitFor(() => expect(names()).toEqual(['cv.pdf']));
  expect(mockFiles.get('job')).toMatchObject({ owner: visitor.email, field: 'resume' });
  await waitFor(() => expect(isAskedOnLeaving()).toBe(false));
  await choose(makePdf('newer.pdf'));
  await waitFor(() => expect(names()).toEqual(['newer.pdf']));
  await act(async () => void page.store.dispatch(draftDiscarded({ form: 'job' })));
  await waitFor(() => expect(names()).toEqual([]));
});

test('a file is removed with its draft even if the clock was set back since it was chosen', async () => {
  const page = await openForm();
  await choose(makePdf('cv.pdf'));
  await waitFor(() => expect(names()).toEqual(['cv.pdf']));
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
  await act(async () => void page.store.dispatch(draftDiscarded({ form: 'job' })));
  await waitFor(() => expect(names()).toEqual([]));
});

test('a file that is no PDF is not stored, and one that the browser refuses to store stays in the form', async () => {
  const page = await openForm();
  await choose(new File(['PK'], 'cv.docx'));
  await waitFor(() => expect(page.store.getState().drafts.job?.fileNames['resume']).toBe('cv.docx'));
  expect(names()).toEqual([]);
  mockRefuses = true;
  await choose(makePdf('cv.pdf'));
  await waitFor(() => expect(page.store.getState().drafts.job?.fileNames['resume']).toBe('cv.pdf'));
  expect(await screen.findByText('Checked: this is a PDF.')).toBeVisible();
  expect(isAskedOnLeaving()).toBe(true);
});

test('if a file cannot be stored, an earlier one of the same name does not come back in its place', async () => {
  await openForm();
  await choose(makePdf('cv.pdf'));
  await waitFor(() => expect(names()).toEqual(['cv.pdf']));
  const first = mockFiles.get('job')?.file;
  mockRefuses = true;
  const second = makePdf('cv.pdf');
  await choose(second);
  await waitFor(() => expect(names()).toEqual([]));
  expect(first).not.toBe(second);
  expect(isAskedOnLeaving()).toBe(true);
});

test('choosing a file that cannot be stored, or removing the file, removes the stored one', async () => {
  const page = await openForm();
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
async function chooseSlow({ store }: Awaited<ReturnType<typeof openForm>>) {
  const slow = makePdf('slow.pdf');
  const { promise, resolve } = Promise.withResolvers<ArrayBuffer>();
  const [head, slice] = [await slow.arrayBuffer(), jest.spyOn(slow, 'slice')];
  slice.mockReturnValue({ arrayBuffer: () => promise } as Blob);
  await choose(slow);
  await waitFor(() => expect(store.getState().drafts.job?.fileNames['resume']).toBe('slow.pdf'));
  return { release: () => act(async () => resolve(head)) };
}

test('a file that is removed while it is being checked is not stored', async () => {
  const page = await openForm();
  const keep = jest.spyOn(mockFiles, 'set');
  const { release } = await chooseSlow(page);
  await page.user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(page.store.getState().drafts.job?.fileNames['resume']).toBeUndefined());
  await release();
  await choose(makePdf('other.pdf'));
  await waitFor(() => expect(names()).toEqual(['other.pdf']));
  expect(keep.mock.calls.map(([, { file }]) => file.name)).toEqual(['other.pdf']);
});

test('a file whose owner logs out during its check is not stored for another account’s same-named file', async () => {
  const page = await openForm();
  const keep = jest.spyOn(mockFiles, 'set');
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
  expect(page.store.getState().drafts.job).toMatchObject({ owner: other, fileNames: { resume: 'slow.pdf' } });
  expect(keep).not.toHaveBeenCalled();
});

test('a logout in another tab removes the stored file, and the owner’s next login stores it again', async () => {
  const page = await openForm();
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
  const page = await openForm();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await write('Name', 'Meena');
  await screen.findByText('Draft not kept');
  await choose(makePdf('cv.pdf'));
  await screen.findByText('Checked: this is a PDF.');
  await waitFor(() => expect(page.store.getState().drafts.job?.fileNames['resume']).toBe('cv.pdf'));
  await act(async () => {});
  expect(names()).toEqual([]);
});

test('a form works in a browser that refuses a BroadcastChannel, such as Firefox without cookies', async () => {
  jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  await openForm();
  await choose(makePdf('cv.pdf'));
  expect(await screen.findByText('Checked: this is a PDF.')).toBeVisible();
});

describe('several tabs with the same form', () => {
  let tab: BroadcastChannel;
  let heard: unknown[];
  beforeEach(() => {
    heard = [];
    tab = new BroadcastChannel('draft-files');
    tab.addEventListener('message', ({ data }) => void heard.push(data));
  });
  afterEach(() => tab.close());

  const place = { form: 'job', field: 'resume', owner: visitor.email } as const;

  /** Posts messages as the form in another tab would, and waits until they have reached the form here. */
  async function tell(...messages: object[]) {
    const listening = new BroadcastChannel('draft-files');
    const { promise, resolve } = Promise.withResolvers<void>();
    let awaited = messages.length;
    listening.addEventListener('message', () => (awaited -= 1) === 0 && resolve());
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    for (const message of messages) tab.postMessage(message);
    await act(() => promise);
    listening.close();
  }
  const keepElsewhere = (name: string, changedAt: number) => {
    mockFiles.set('job', { ...place, changedAt, file: makePdf(name) });
    return { ...place, outcome: 'kept', changedAt };
  };

  test('a tab reports to the others whether its file was stored', async () => {
    const { store } = await openForm();
    await choose(makePdf('cv.pdf'));
    await waitFor(() => expect(heard).toHaveLength(1));
    const { resume } = store.getState().drafts.job!.changedAt!;
    expect(heard).toEqual([{ ...place, outcome: 'kept', changedAt: resume }]);
    await choose(new File(['PK'], 'cv.docx'));
    await waitFor(() => expect(heard).toHaveLength(2));
    expect(heard[1]).toMatchObject({ outcome: 'refused' });
  });

  test('all tabs show the file that was chosen last, and closing one of them loses nothing', async () => {
    await openForm();
    const told = keepElsewhere('other.pdf', Date.now());
    await tell({ ...told, form: 'internship' }, { ...told, field: 'photo' }, { ...told, owner: other });
    expect(screen.queryByText('other.pdf')).not.toBeInTheDocument();
    await tell(told);
    expect(await screen.findByText('other.pdf')).toBeVisible();
    expect(isAskedOnLeaving()).toBe(false);

    await choose(makePdf('newer.pdf'));
    await waitFor(() => expect(names()).toEqual(['newer.pdf']));
    await tell(keepElsewhere('older.pdf', 1));
    expect(screen.queryByText('older.pdf')).not.toBeInTheDocument();
    expect(screen.getByText('newer.pdf')).toBeVisible();
  });

  test('a file whose reading ends only after another account has logged in is not shown to it', async () => {
    const { store } = await openForm();
    await choose(makePdf('cv.pdf'));
    await waitFor(() => expect(names()).toEqual(['cv.pdf']));
    const { promise, resolve } = Promise.withResolvers<void>();
    mockReading = promise;
    await tell(keepElsewhere('other.pdf', Date.now() + 1));
    const { drafts: before } = store.getState();
    for (const told of [
      sessionSyncedFromOtherTab({ token: null }),
      draftsSyncedFromOtherTab({ drafts: {}, before }),
      sessionSyncedFromOtherTab({ token: makeToken({ email: other }) }),
    ])
      await act(async () => void store.dispatch(told));
    await act(async () => resolve());
    expect(screen.queryByText('other.pdf')).not.toBeInTheDocument();
  });

  test('a tab that learns late that the form was sent leaves the file that another tab has chosen since', async () => {
    const { store } = await openForm();
    await choose(makePdf('cv.pdf'));
    await waitFor(() => expect(names()).toEqual(['cv.pdf']));
    const { drafts: before } = store.getState();
    keepElsewhere('next.pdf', before.job!.changedAt!['resume']! + 1);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    await act(async () => void store.dispatch(draftsSyncedFromOtherTab({ drafts: {}, before })));
    await act(async () => {});
    expect(names()).toEqual(['next.pdf']);
  });

  test('a tab asks for another tab’s file only once that tab reports that it could not store it', async () => {
    rememberDraft(visitor.email);
    const { store } = await openForm();
    expect(await screen.findByText('meena.pdf')).toBeVisible();
    const { job: before } = store.getState().drafts;
    const changedAt = Date.now() + 1;
    mockFiles.clear();
    const job = {
      ...before!,
      savedAt: changedAt,
      fileNames: { resume: 'large.pdf' },
      changedAt: { resume: changedAt },
    };
    await act(async () => void store.dispatch(draftsSyncedFromOtherTab({ drafts: { job }, before: {} })));
    await waitFor(() => expect(screen.queryByText('meena.pdf')).not.toBeInTheDocument());
    expect(screen.queryByText(/^Last time you chose/)).not.toBeInTheDocument();
    await tell({ ...place, outcome: 'refused', changedAt: changedAt - 1 });
    expect(screen.queryByText(/^Last time you chose/)).not.toBeInTheDocument();
    await tell({ ...place, outcome: 'refused', changedAt });
    expect(await screen.findByText(/^Last time you chose/)).toHaveTextContent('large.pdf');
  });
});

test('the file is restored with its draft, and nothing asks to choose it again', async () => {
  rememberDraft(visitor.email);
  const page = await openForm();
  expect(await screen.findByText('meena.pdf')).toBeVisible();
  expect(await screen.findByText('Checked: this is a PDF.')).toBeVisible();
  expect(screen.getByText(/^Your draft from/)).toBeVisible();
  expect(screen.queryByText(/again/)).not.toBeInTheDocument();
  expect(isAskedOnLeaving()).toBe(false);
  await page.user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(names()).toEqual([]));
  expect(screen.queryByText(/again/)).not.toBeInTheDocument();
});

test('a file that is no longer in storage has to be chosen again', async () => {
  rememberDraft(visitor.email);
  mockFiles.clear();
  await openForm();
  expect(await screen.findByText(/^Last time you chose/)).toHaveTextContent('meena.pdf');
  expect(screen.getByRole('button', { name: 'Choose PDF again' })).toBeVisible();
});

const twoWeeks = 14 * 24 * 60 * 60 * 1000;

test.each([
  ['whose draft is another account’s', () => rememberDraft(other)],
  ['that another account had chosen', () => rememberDraft(visitor.email, other)],
  ['whose draft has expired', () => rememberDraft(visitor.email, visitor.email, Date.now() - twoWeeks)],
])('a stored file %s is not restored', async (_which, remember) => {
  remember();
  await openForm();
  await waitFor(() => expect(screen.getByRole('button', { name: /^Choose PDF/ })).toBeVisible());
  expect(screen.queryByText('PDF, 1 kB')).not.toBeInTheDocument();
});

const keptFor = (form: DraftFile['form'], name: string) =>
  mockFiles.set(form, { form, field: 'resume', owner: visitor.email, changedAt: 1, file: makePdf(name) });

test.each([
  ['is gone', () => window.localStorage.removeItem(storageKeyOf('drafts'))],
  ['is another account’s', () => rememberDraft(other, visitor.email)],
  ['has expired', () => rememberDraft(visitor.email, visitor.email, Date.now() - twoWeeks)],
  ['names another file', () => keptFor('job', 'older.pdf')],
])('visiting any form removes a file whose draft %s, and leaves all others', async (_what, change) => {
  rememberDraft(visitor.email);
  change();
  const drafts = decode(window.localStorage.getItem(storageKeyOf('drafts')) ?? '{}');
  storeDrafts({ ...drafts, internship: draftOf(visitor.email) });
  keptFor('internship', 'meena.pdf');
  await openForm(formPaths.feedback);
  await waitFor(() => expect([...mockFiles.keys()]).toEqual(['internship']));
});
