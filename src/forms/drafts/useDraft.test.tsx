import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { calls } from '../../../contract/calls.ts';
import { deferredResponse } from '../../../mocks/faults.ts';
import { signUpAndLogIn, makePdf, visitor } from '../../../mocks/fixtures.ts';
import { seedToken } from '../../testing/seedToken.ts';
import { installMocks, server, currentTestServer } from '../../../mocks/server.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { fillIn, openAnonymousForm, openForm as openFormOf, submit } from '../../testing/renderForm.tsx';
import { loggedIn, sessionEnded, sessionSyncedFromOtherTab } from '../../state/auth/authSlice.ts';
import { draftsSyncedFromOtherTab } from '../../state/forms/draftsSlice.ts';
import type { Draft } from '../../state/forms/draftsSlice.ts';

installMocks();
jest.setTimeout(30_000);

type Page = Awaited<ReturnType<typeof renderApp>>;

const field = (name: string | RegExp) => screen.getByLabelText(name, { selector: 'input, textarea, select' });
const write = (label: string | RegExp, value: string) =>
  act(async () => void fireEvent.change(field(label), { target: { value } }));
const draftOf = ({ store }: Page) => store.getState().drafts.job;

const day = 24 * 60 * 60 * 1000;
const draft: Draft = {
  owner: visitor.email,
  values: { name: 'Meena from the draft', jobType: 'Part-Time', role: 'Server Sorcerer', skills: 'SQL' },
  fileNames: { resume: 'meena.pdf' },
  savedAt: Date.now() - 60_000,
};

/** Leaves a draft in storage as an earlier visit did. */
const rememberDraft = (changes: Partial<Draft> = {}) =>
  window.localStorage.setItem(
    'persist:drafts',
    JSON.stringify({
      job: JSON.stringify({ ...draft, ...changes }),
      _persist: '{"version":1,"rehydrated":true}',
    }),
  );

async function openForm(state?: unknown) {
  seedToken((await signUpAndLogIn(await currentTestServer())).token);
  const page = await renderApp({ pathname: '/job-application', state });
  await screen.findByLabelText('Name');
  return page;
}

test('what is typed is kept on this device, without file, and says when', async () => {
  const page = await openForm();
  expect(draftOf(page)).toBeUndefined();
  await write('Name', 'Meena');
  await page.user.upload(field('Resume'), makePdf('meena.pdf'));
  await waitFor(() =>
    expect(draftOf(page)).toMatchObject({
      owner: visitor.email,
      values: { name: 'Meena', jobType: 'Full-Time' },
      fileNames: { resume: 'meena.pdf' },
    }),
  );
  expect(Object.keys(draftOf(page)?.values ?? {})).not.toContain('email');
  expect(screen.getByText(/^Draft saved \d\d:\d\d$/)).toBeInTheDocument();
  await waitFor(() => expect(window.localStorage.getItem('persist:drafts')).toContain('Meena'));
});

test('leaving at once loses nothing', async () => {
  const page = await openForm();
  await write('Name', 'Meena');
  await act(() => page.router.navigate('/login'));
  await waitFor(() => expect(draftOf(page)?.values['name']).toBe('Meena'));
  await act(() => page.router.navigate('/job-application'));
  expect(await screen.findByLabelText('Name')).toHaveValue('Meena');
});

test('closing the tab at once loses nothing', async () => {
  const page = await openForm();
  await write('Name', 'Meena');
  expect(draftOf(page)).toBeUndefined();
  await act(async () => void window.dispatchEvent(new Event('pagehide')));
  expect(draftOf(page)?.values['name']).toBe('Meena');
});

test('the last choice before the session ends is in the draft at once', async () => {
  const page = await openForm();
  await write('Name', 'Meena');
  await waitFor(() => expect(draftOf(page)?.values['jobType']).toBe('Full-Time'));
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'Part-Time' })));
  await act(async () => void page.store.dispatch(sessionEnded()));
  expect(draftOf(page)?.values['jobType']).toBe('Part-Time');
});

test('a draft comes back, says so, and asks for the file again', async () => {
  rememberDraft();
  const page = await openForm();
  await waitFor(() => expect(field('Name')).toHaveValue('Meena from the draft'));
  expect(screen.getByRole('radio', { name: 'Part-Time' })).toBeChecked();
  expect(field('Role')).toHaveValue('Server Sorcerer');
  expect(field('Email')).toHaveValue(visitor.email);
  const note = screen.getByText(/^Your draft from (today|yesterday), \d\d:\d\d, is back\.$/);
  expect(note.closest('[role="status"]')).toBeInTheDocument();
  expect(screen.getByText(/^Last time you chose/)).toHaveTextContent('meena.pdf');
  await page.user.click(screen.getByRole('link', { name: 'Go to Resume' }));
  expect(screen.getByRole('button', { name: 'Choose PDF again' })).toHaveFocus();
  // The sections know of it: name and phone, role and type.
  await page.user.click(screen.getByRole('button', { name: /of 8/ }));
  expect(await screen.findByRole('link', { name: /The position Complete/ })).toBeInTheDocument();
});

test('a draft is discarded after a question, and then gone from the form too', async () => {
  rememberDraft();
  const page = await openForm();
  await waitFor(() => expect(field('Name')).toHaveValue('Meena from the draft'));
  const discard = async (answer: string) => {
    await page.user.click(screen.getAllByRole('button', { name: 'Discard draft' })[0]!);
    const question = await screen.findByRole('alertdialog', { name: 'Discard this draft?' });
    await page.user.click(within(question).getByRole('button', { name: answer }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
  };
  await discard('Keep');
  expect(field('Name')).toHaveValue('Meena from the draft');
  await discard('Discard');
  expect(field('Name')).toHaveValue('');
  expect(screen.getByRole('radio', { name: 'Full-Time' })).toBeChecked();
  expect(screen.queryByText(/is back\.$/)).not.toBeInTheDocument();
  await act(() => new Promise((done) => setTimeout(done, 500)));
  expect(draftOf(page)).toBeUndefined();
});

test.each([
  ['somebody else’s', { owner: 'other@mail.example' }],
  ['fourteen days old', { savedAt: Date.now() - 14 * day }],
])('a draft that is %s is not shown', async (_which, changes) => {
  rememberDraft(changes);
  await openForm();
  expect(field('Name')).toHaveValue('');
  expect(screen.queryByText(/is back\.$/)).not.toBeInTheDocument();
  expect(screen.queryByText(/^Draft saved/)).not.toBeInTheDocument();
});

const title = /^Somebody began this form on this device, (today|yesterday), \d\d:\d\d, without logging in\.$/;
const answerQuestion = async ({ user }: Page, answer: string) =>
  user.click(screen.getByRole('button', { name: answer }));

test('entries of nobody knows whom are asked about before anything of them is shown', async () => {
  rememberDraft({ owner: null });
  const page = await openForm();
  const question = await screen.findByText(title);
  expect(question.closest('[role="status"]')).toBeInTheDocument();
  expect(field('Name')).toHaveValue('');
  expect(document.body).not.toHaveTextContent(/Meena from the draft|meena\.pdf|is back|Draft saved/);
  await answerQuestion(page, 'Use these entries');
  expect(field('Name')).toHaveValue('Meena from the draft');
  expect(field('Name')).toHaveFocus();
  expect(
    screen.getByText(/^The entries from (today|yesterday), \d\d:\d\d, are in this form now\.$/),
  ).toBeVisible();
  expect(screen.queryByText(title)).not.toBeInTheDocument();
  await waitFor(() => expect(draftOf(page)).toMatchObject({ owner: visitor.email, values: draft.values }));
});

test('entries of nobody knows whom are deleted on request', async () => {
  rememberDraft({ owner: null });
  const page = await openForm();
  await screen.findByText(title);
  await answerQuestion(page, 'Delete them');
  expect(screen.queryByText(title)).not.toBeInTheDocument();
  expect(draftOf(page)).toBeUndefined();
  expect(field('Name')).toHaveFocus();
  await waitFor(() => expect(window.localStorage.getItem('persist:drafts')).not.toContain('Meena'));
});

test('typing before the answer mixes nothing and loses nothing', async () => {
  rememberDraft({ owner: null });
  const page = await openForm();
  await screen.findByText(title);
  await write('Name', 'Asha');
  await waitFor(() =>
    expect(draftOf(page)).toMatchObject({ owner: visitor.email, values: { name: 'Asha', skills: '' } }),
  );
  // Another visit finds the visitor's own entries, and is asked about the others still.
  await act(() => page.router.navigate('/login'));
  await act(() => page.router.navigate('/job-application'));
  expect(await screen.findByLabelText('Name')).toHaveValue('Asha');
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.getByText(/^Your draft from today, \d\d:\d\d, is back\.$/)).toBeVisible();
  await answerQuestion(page, 'Use these entries');
  expect(field('Name')).toHaveValue('Asha');
  expect(field(/^Skills/)).toHaveValue('SQL');
  await waitFor(() => expect(draftOf(page)).toMatchObject({ values: { name: 'Asha', skills: 'SQL' } }));
  expect(draftOf(page)?.earlier).toBeUndefined();
});

test('who began a form without an account finds it again in the same tab, also after logging in', async () => {
  const page = await openAnonymousForm('service');
  await write('Name', 'Meena');
  await act(() => page.router.navigate('/login'));
  const { token } = await signUpAndLogIn(await currentTestServer());
  await act(async () => void page.store.dispatch(loggedIn({ token })));
  await act(() => page.router.navigate('/service-application'));
  await waitFor(() => expect(field('Name')).toHaveValue('Meena'));
  expect(screen.getByText(/^Your draft from today/)).toBeVisible();
  expect(screen.queryByText(title)).not.toBeInTheDocument();
  await write('Name', 'Meena Raman');
  await waitFor(() => expect(page.store.getState().drafts.service?.owner).toBe(visitor.email));
});

/** What another tab makes of the draft of this one. */
const otherTabLeaves = ({ store }: Page, job: Draft | undefined) =>
  act(async () => {
    const before = store.getState().drafts;
    store.dispatch(draftsSyncedFromOtherTab({ drafts: job ? { job } : {}, before }));
  });

test('what another tab changes changes here, but for what was typed here later', async () => {
  const page = await openForm();
  await write('Name', 'Asha');
  await waitFor(() => expect(draftOf(page)?.changedAt).toEqual({ name: expect.any(Number) as number }));
  await write('Education', 'BSc');
  const other = draftOf(page)!;
  const soon = Date.now() + 1;
  await otherTabLeaves(page, {
    ...other,
    values: { ...other.values, name: 'Asha Raman', education: 'too early', skills: 'SQL' },
    changedAt: { name: soon, education: 1, skills: soon },
    savedAt: soon,
  });
  expect(field('Name')).toHaveValue('Asha Raman');
  expect(field(/^Skills/)).toHaveValue('SQL');
  expect(field(/^Education/)).toHaveValue('BSc');
  const note = screen.getByText('Changed in another tab: Name, Skills.');
  expect(note.closest('[role="status"]')).toBeInTheDocument();
  await waitFor(() =>
    expect(draftOf(page)?.values).toMatchObject({ name: 'Asha Raman', skills: 'SQL', education: 'BSc' }),
  );
  // Once it is typed anew here, it is no longer the other tab's.
  await write('Name', 'Asha R.');
  expect(screen.getByText('Changed in another tab: Skills.')).toBeVisible();
  await waitFor(() => expect(draftOf(page)?.values['name']).toBe('Asha R.'));
});

test('a form sent or discarded in another tab is empty here too, and does not come back', async () => {
  rememberDraft();
  const page = await openForm();
  await waitFor(() => expect(field('Name')).toHaveValue('Meena from the draft'));
  await otherTabLeaves(page, undefined);
  expect(field('Name')).toHaveValue('');
  const note = 'This form was sent or discarded in another tab, so it is empty here, too.';
  expect(screen.getByText(note)).toBeVisible();
  expect(screen.queryByText(/is back\.$/)).not.toBeInTheDocument();
  await write('Phone number', '+91 44 0000 0117');
  expect(screen.queryByText(note)).not.toBeInTheDocument();
  await waitFor(() => expect(draftOf(page)?.values['phone']).toBe('+91 44 0000 0117'));
  expect(draftOf(page)?.values['name']).toBe('');
});

test('a logout in another tab leaves the entries of an open form alone', async () => {
  const page = await openFormOf('service');
  await write('Name', 'Meena');
  await waitFor(() => expect(page.store.getState().drafts.service?.values['name']).toBe('Meena'));
  await act(async () => void page.store.dispatch(sessionSyncedFromOtherTab({ token: null })));
  await otherTabLeaves(page, undefined);
  expect(page.store.getState().drafts.service).toBeUndefined();
  expect(field('Name')).toHaveValue('Meena');
  expect(screen.queryByText(/sent or discarded in another tab/)).not.toBeInTheDocument();
});

test('a choice made on another page since then counts for more', async () => {
  rememberDraft();
  await openForm({ prefill: { jobType: 'Full-Time' } });
  await waitFor(() => expect(field('Name')).toHaveValue('Meena from the draft'));
  expect(screen.getByRole('radio', { name: 'Full-Time' })).toBeChecked();
});

test('a reload keeps what was changed after such a choice', async () => {
  // The router of a fresh tab calls its first entry so; a reload keeps the entry.
  rememberDraft({ entry: 'default', values: { ...draft.values, jobType: 'Full-Time' } });
  seedToken((await signUpAndLogIn(await currentTestServer())).token);
  await renderApp({
    pathname: '/job-application',
    key: 'default',
    state: { prefill: { jobType: 'Part-Time' } },
  });
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Meena from the draft'));
  expect(screen.getByRole('radio', { name: 'Full-Time' })).toBeChecked();
});

test('a role of an opening is not brought back where that opening is not', async () => {
  rememberDraft({ values: { ...draft.values, role: 'Search Optimizer' } });
  await openForm();
  await waitFor(() => expect(field('Name')).toHaveValue('Meena from the draft'));
  expect(field('Role')).toHaveValue('');
});

test('leaving is asked about only while a chosen file would be lost', async () => {
  const page = await openForm();
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await write('Name', 'Meena');
  expect(isAsked()).toBe(false);
  await page.user.upload(field('Resume'), makePdf());
  await screen.findByText('Checked: this is a PDF.');
  expect(isAsked()).toBe(true);
  await act(() => page.router.navigate('/login'));
  expect(await screen.findByRole('alertdialog', { name: 'Leave this form?' })).toBeVisible();
  expect(page.router.state.location.pathname).toBe('/job-application');
});

test('a form sent right after the last key leaves no draft behind', async () => {
  const page = await openForm();
  await fillIn('job', page);
  // The debounce after the last key ends while the e-mails are being sent.
  const late: (() => void)[] = [];
  const setTimer = window.setTimeout;
  // Not a mock: the testing library would take that for fake timers.
  window.setTimeout = ((run: () => void, delay?: number) => {
    if (delay !== 400) return setTimer(run, delay);
    late.push(run);
    return 0;
  }) as typeof window.setTimeout;
  const mail = deferredResponse(calls.mailJobApplication);
  server.use(mail.handler);
  await write('Education', 'BSc Mathematics, 2019, with honours');
  await submit('job', page);
  await waitFor(() => expect(page.store.getState().receipt.sent).not.toBeNull());
  expect(late).not.toEqual([]);
  await act(async () => late.forEach((run) => run()));
  window.setTimeout = setTimer;
  mail.release();
  await screen.findByRole('dialog', { name: 'Application Submitted' });
  expect(draftOf(page)).toBeUndefined();
});

test('a browser that keeps nothing is told of, and leaving is asked about', async () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const page = await openForm();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  await write('Name', 'Meena');
  expect(await screen.findByText('Draft not kept')).toBeInTheDocument();
  // Beside the form, and at its end for windows without room beside it.
  expect(screen.getAllByText(/^Your browser keeps nothing for this site\./)).toHaveLength(2);
  expect(screen.queryByText(/^Draft saved/)).not.toBeInTheDocument();
  await act(() => page.router.navigate('/login'));
  expect(await screen.findByRole('alertdialog', { name: 'Leave this form?' })).toBeVisible();
});

test('a tab that goes to the background keeps what was typed at once', async () => {
  const page = await openForm();
  await write('Name', 'Meena');
  expect(draftOf(page)).toBeUndefined();
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(draftOf(page)?.values['name']).toBe('Meena');
});
