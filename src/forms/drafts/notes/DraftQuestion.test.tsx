import { act, screen, waitFor } from '@testing-library/react';
import { signUpAndLogIn, visitor } from '../../../../mocks/fixtures.ts';
import { currentTestServer, installMocks } from '../../../../mocks/server.ts';
import { loggedIn } from '../../../state/auth/authSlice.ts';
import { draftsSyncedFromOtherTab } from '../../../state/forms/draftsSlice.ts';
import { draft, draftOf, rememberDraft } from '../../../testing/forms/draftExamples.ts';
import type { FormPage } from '../../../testing/forms/formSteps.ts';
import {
  fillIn,
  openAnonymousForm,
  openForm,
  question,
  submit,
  success,
  write,
} from '../../../testing/forms/formSteps.ts';

installMocks();

const title = /^Somebody began this form on this device, (today|yesterday), \d\d:\d\d, without logging in\.$/;
const answerQuestion = async ({ user }: FormPage, answer: string) =>
  user.click(screen.getByRole('button', { name: answer }));

test('anonymous entries are asked about before any of them is shown', async () => {
  rememberDraft({ owner: null, begunAt: Date.now() - 90_000 });
  const page = await openForm('job');
  const note = await screen.findByText(title);
  expect(note.closest('[role="status"]')).toBeInTheDocument();
  expect(question('Name')).toHaveValue('');
  expect(document.body).not.toHaveTextContent(/Meena from the draft|meena\.pdf|is back|Draft saved/);
  await answerQuestion(page, 'Use these entries');
  expect(question('Name')).toHaveValue('Meena from the draft');
  expect(question('Name')).toHaveFocus();
  expect(
    screen.getByText(/^The entries from (today|yesterday), \d\d:\d\d, are in this form now\.$/),
  ).toBeVisible();
  expect(screen.queryByText(title)).not.toBeInTheDocument();
  await waitFor(() => expect(draftOf(page)).toMatchObject({ owner: visitor.email, values: draft.values }));
});

test('anonymous entries are deleted on request', async () => {
  rememberDraft({ owner: null });
  const page = await openForm('job');
  await screen.findByText(title);
  await answerQuestion(page, 'Delete them');
  expect(screen.queryByText(title)).not.toBeInTheDocument();
  expect(draftOf(page)).toBeUndefined();
  expect(question('Name')).toHaveFocus();
  await waitFor(() => expect(window.localStorage.getItem('persist:drafts')).not.toContain('Meena'));
});

test('typing before answering the question neither mixes nor loses entries', async () => {
  rememberDraft({ owner: null });
  const page = await openForm('job');
  await screen.findByText(title);
  await write('Name', 'Asha');
  await waitFor(() =>
    expect(draftOf(page)).toMatchObject({ owner: visitor.email, values: { name: 'Asha', skills: '' } }),
  );
  // The next visit restores the visitor's own entries, and still asks about the others.
  await act(() => page.router.navigate('/login'));
  await act(() => page.router.navigate('/job-application'));
  expect(await screen.findByLabelText('Name')).toHaveValue('Asha');
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.getByText(/^Your draft from today, \d\d:\d\d, is back\.$/)).toBeVisible();
  await answerQuestion(page, 'Use these entries');
  expect(question('Name')).toHaveValue('Asha');
  expect(question('Skills')).toHaveValue('SQL');
  await waitFor(() => expect(draftOf(page)).toMatchObject({ values: { name: 'Asha', skills: 'SQL' } }));
  expect(draftOf(page)?.earlier).toBeUndefined();
});

test('discarding answers typed before answering leaves the question, and shows none of the other entries', async () => {
  rememberDraft({ owner: null });
  const page = await openForm('job');
  await screen.findByText(title);
  await write('Name', 'Asha');
  await waitFor(() => expect(draftOf(page)?.owner).toBe(visitor.email));
  await page.user.click(screen.getAllByRole('button', { name: 'Discard draft' })[0]!);
  await screen.findByRole('alertdialog', { name: 'Discard this draft?' });
  await answerQuestion(page, 'Discard');
  await waitFor(() => expect(question('Name')).toHaveValue(''));
  expect(screen.getByText(title)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/Meena from the draft|meena\.pdf|Changed in another tab/);
  expect(question('Skills')).toHaveValue('');
  expect(draftOf(page)).toMatchObject({ owner: null, values: draft.values });
});

test('deleting the anonymous entries leaves what was typed before that', async () => {
  rememberDraft({ owner: null });
  const page = await openForm('job');
  await screen.findByText(title);
  await write('Name', 'Asha');
  await waitFor(() => expect(draftOf(page)?.earlier).toBeDefined());
  await answerQuestion(page, 'Delete them');
  expect(screen.queryByText(title)).not.toBeInTheDocument();
  expect(draftOf(page)).toMatchObject({ owner: visitor.email, values: { name: 'Asha' } });
  await waitFor(() => expect(draftOf(page)?.earlier).toBeUndefined());
  expect(draftOf(page)?.values['name']).toBe('Asha');
  expect(question('Name')).toHaveValue('Asha');
});

test('discarding a draft that another tab has just discarded leaves the anonymous entries, too', async () => {
  rememberDraft({ owner: null });
  const page = await openForm('job');
  await screen.findByText(title);
  await write('Name', 'Asha');
  await waitFor(() => expect(draftOf(page)?.earlier).toBeDefined());
  await page.user.click(screen.getAllByRole('button', { name: 'Discard draft' })[0]!);
  await screen.findByRole('alertdialog', { name: 'Discard this draft?' });
  const { drafts: before } = page.store.getState();
  const job = before.job!.earlier!;
  await act(async () => void page.store.dispatch(draftsSyncedFromOtherTab({ drafts: { job }, before })));
  await answerQuestion(page, 'Discard');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(draftOf(page)).toEqual(job);
  expect(screen.getByText(title)).toBeVisible();
});

test('sending a form before answering the question leaves the question and its entries', async () => {
  rememberDraft({ owner: null });
  const page = await openForm('job');
  await screen.findByText(title);
  await fillIn('job', page);
  await submit('job', page);
  await success();
  expect(draftOf(page)).toMatchObject({ owner: null, values: draft.values });
  await act(() => page.router.navigate('/login'));
  await act(() => page.router.navigate('/job-application'));
  expect(await screen.findByText(title)).toBeVisible();
  expect(question('Name')).toHaveValue('');
});

test('entries typed without an account are restored in the same tab, also after a login', async () => {
  const page = await openAnonymousForm('service');
  await write('Name', 'Meena');
  await act(() => page.router.navigate('/login'));
  const { token } = await signUpAndLogIn(await currentTestServer());
  await act(async () => void page.store.dispatch(loggedIn({ token })));
  await act(() => page.router.navigate('/service-application'));
  await waitFor(() => expect(question('Name')).toHaveValue('Meena'));
  expect(screen.getByText(/^Your draft from today/)).toBeVisible();
  expect(screen.queryByText(title)).not.toBeInTheDocument();
  await write('Name', 'Meena Raman');
  await waitFor(() => expect(page.store.getState().drafts.service?.owner).toBe(visitor.email));
});
