import { screen, waitFor, within } from '@testing-library/react';
import { signUpAndLogIn, visitor } from '../../../mocks/fixtures.ts';
import { currentTestServer, installMocks } from '../../../mocks/server.ts';
import { submissionCopy } from '../../content/applications/applications.ts';
import { draft, draftOf, rememberDraft, restoredNote } from '../../testing/draftExamples.ts';
import { holdDebounce } from '../../testing/holdDebounce.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { openForm, question } from '../../testing/renderForm.tsx';
import { seedToken } from '../../testing/seedToken.ts';

installMocks();

const day = 24 * 60 * 60 * 1000;

test('a draft comes back, says so, and asks for the file again', async () => {
  rememberDraft();
  const page = await openForm('job');
  await waitFor(() => expect(question('Name')).toHaveValue('Meena from the draft'));
  expect(screen.getByRole('radio', { name: 'Part-Time' })).toBeChecked();
  expect(question('Role')).toHaveValue('Server Sorcerer');
  expect(question('Email')).toHaveValue(visitor.email);
  const note = screen.getByText(restoredNote);
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
  const page = await openForm('job');
  await waitFor(() => expect(question('Name')).toHaveValue('Meena from the draft'));
  const discard = async (answer: string) => {
    await page.user.click(screen.getAllByRole('button', { name: 'Discard draft' })[0]!);
    const dialog = await screen.findByRole('alertdialog', { name: 'Discard this draft?' });
    await page.user.click(within(dialog).getByRole('button', { name: answer }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  };
  await discard('Keep');
  expect(question('Name')).toHaveValue('Meena from the draft');
  const runDebounce = holdDebounce();
  await discard('Discard');
  expect(question('Name')).toHaveValue('');
  expect(screen.getByRole('radio', { name: 'Full-Time' })).toBeChecked();
  expect(screen.queryByText(restoredNote)).not.toBeInTheDocument();
  expect(question('Name')).toHaveFocus();
  await runDebounce();
  expect(draftOf(page)).toBeUndefined();
});

test.each([
  ['somebody else’s', { owner: 'other@mail.example' }],
  ['fourteen days old', { savedAt: Date.now() - 14 * day }],
])('a draft that is %s is not shown', async (_which, changes) => {
  rememberDraft(changes);
  await openForm('job');
  expect(question('Name')).toHaveValue('');
  expect(screen.queryByText(restoredNote)).not.toBeInTheDocument();
  expect(screen.queryByText(new RegExp(submissionCopy.draft.saved))).not.toBeInTheDocument();
});

test('a choice made on another page since then counts for more', async () => {
  rememberDraft();
  await openForm('job', { prefill: { jobType: 'Full-Time' } });
  await waitFor(() => expect(question('Name')).toHaveValue('Meena from the draft'));
  expect(screen.getByRole('radio', { name: 'Full-Time' })).toBeChecked();
});

test('an opening that was chosen since then is what is applied for, not the draft’s role', async () => {
  rememberDraft();
  await openForm('job', { prefill: { opening: 'SEO Specialist' } });
  await waitFor(() => expect(question('Name')).toHaveValue('Meena from the draft'));
  expect(question('Role')).toHaveValue('');
  expect(screen.getByText('Applying for SEO Specialist')).toBeVisible();
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
  await openForm('job');
  await waitFor(() => expect(question('Name')).toHaveValue('Meena from the draft'));
  expect(question('Role')).toHaveValue('');
});
