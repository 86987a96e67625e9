import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { formPaths, makePdf, signUpAndLogIn, visitor } from '../../../../mocks/fixtures.ts';
import { installMocks, currentTestServer } from '../../../../mocks/server.ts';
import { draftDiscarded } from '../../../state/forms/draftsSlice.ts';
import type { DraftFile } from '../../../state/forms/draftFiles.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { seedToken } from '../../../testing/seedToken.ts';

/** What lies in the browser. The real thing is in e2e/applications/resumeKept.spec.ts: jsdom has no IndexedDB. */
const mockFiles = new Map<string, DraftFile>();
let mockRefuses = false;

jest.mock('../../../state/forms/draftFiles.ts', () => ({
  hasDatabase: () => true,
  keepFile: async (kept: DraftFile) => {
    if (!mockRefuses) mockFiles.set(kept.form, kept);
    return !mockRefuses;
  },
  findFile: async ({ form }: DraftFile, owner: string | null) => {
    const kept = mockFiles.get(form);
    return kept && kept.owner === owner ? kept : null;
  },
  forgetFile: async ({ form }: DraftFile) => void mockFiles.delete(form),
  forgetUnwantedFiles: async (isWanted: (kept: DraftFile) => boolean) => {
    for (const kept of mockFiles.values()) if (!isWanted(kept)) mockFiles.delete(kept.form);
  },
  forgetAllFiles: async () => mockFiles.clear(),
}));

installMocks();

beforeEach(() => {
  mockFiles.clear();
  mockRefuses = false;
});

const input = () => screen.getByLabelText('Resume');
const choose = (file: File) => act(async () => void fireEvent.change(input(), { target: { files: [file] } }));
const names = () => [...mockFiles.values()].map(({ file }) => file.name);
const isAskedOnLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const draftText = (owner: string | null, savedAt = Date.now() - 60_000) =>
  JSON.stringify({ owner, savedAt, values: { name: 'Meena' }, fileNames: { resume: 'meena.pdf' } });

/** An earlier visit left a draft and a file, not necessarily of the same person. */
function rememberDraft(draftOwner: string | null, fileOwner = draftOwner, savedAt?: number) {
  const drafts = { job: draftText(draftOwner, savedAt), _persist: '{"version":1,"rehydrated":true}' };
  window.localStorage.setItem('persist:drafts', JSON.stringify(drafts));
  const file = makePdf('meena.pdf');
  mockFiles.set('job', { form: 'job', field: 'resume', owner: fileOwner, changedAt: 1, file });
}

async function openForm(path = '/job-application') {
  seedToken((await signUpAndLogIn(await currentTestServer())).token);
  const page = await renderApp(path);
  await screen.findByLabelText('Name');
  return page;
}

test('a file is kept as soon as the draft names it, and goes with the draft', async () => {
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

test('what is no PDF is not kept, and a refusal of the browser costs nothing else', async () => {
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

test('the file comes back with its draft, without a word about choosing it again', async () => {
  rememberDraft(visitor.email);
  await openForm();
  expect(await screen.findByText('meena.pdf')).toBeVisible();
  expect(await screen.findByText('Checked: this is a PDF.')).toBeVisible();
  expect(screen.getByText(/^Your draft from/)).toBeVisible();
  expect(screen.queryByText(/again/)).not.toBeInTheDocument();
  expect(isAskedOnLeaving()).toBe(false);
});

test('a file that is not there any more has to be chosen again', async () => {
  rememberDraft(visitor.email);
  mockFiles.clear();
  await openForm();
  expect(await screen.findByText(/^Last time you chose/)).toHaveTextContent('meena.pdf');
  expect(screen.getByRole('button', { name: 'Choose PDF again' })).toBeVisible();
});

const other = 'other@example.org';
const twoWeeks = 14 * 24 * 60 * 60 * 1000;

test.each([
  ['whose draft is another account’s', () => rememberDraft(other)],
  ['that another account had chosen', () => rememberDraft(visitor.email, other)],
  ['whose draft has expired', () => rememberDraft(visitor.email, visitor.email, Date.now() - twoWeeks)],
])('a file %s is not given to anybody', async (_which, remember) => {
  remember();
  await openForm();
  await waitFor(() => expect(screen.getByRole('button', { name: /^Choose PDF/ })).toBeVisible());
  expect(screen.queryByText('PDF, 1 kB')).not.toBeInTheDocument();
});

test('visiting any form removes a file whose draft is gone', async () => {
  rememberDraft(visitor.email);
  window.localStorage.removeItem('persist:drafts');
  await openForm(formPaths.feedback);
  await waitFor(() => expect(names()).toEqual([]));
});
