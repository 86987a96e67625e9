import { screen, waitFor, within } from '@testing-library/react';
import { signUpAndLogIn, visitor } from '../../../mocks/fixtures.ts';
import { currentTestServer, installMocks } from '../../../mocks/server.ts';
import { submissionCopy } from '../../content/applications/applications.ts';
import { draft, draftOf, rememberDraft, restoredNote } from '../../testing/forms/draftExamples.ts';
import { holdDebounce } from '../../testing/forms/holdDebounce.ts';
import { renderApp } from '../../testing/rendering/renderApp.tsx';
import { openForm, question, write } from '../../testing/forms/formSteps.ts';
import { seedToken } from '../../testing/seedToken.ts';

installMocks();

const day = 24 * 60 * 60 * 1000;

test('a draft is restored with a note, which asks to choose the file again', async () => {
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
  // The progress of the sections includes the restored answers: name and phone, role and type.
  await page.user.click(screen.getByRole('button', { name: /of 8/ }));
  expect(await screen.findByRole('link', { name: /The position Complete/ })).toBeInTheDocument();
});

test('a drafted choice that is not offered now is named in the note until another is chosen, and stays in the draft', async () => {
  rememberDraft({ values: { ...draft.values, role: 'Content Strategist' }, changedAt: { role: 1, name: 1 } });
  const page = await openForm('job');
  const note = 'Role: “Content Strategist” is not offered in this form now. Please choose another.';
  expect((await screen.findByText(note)).closest('[role="status"]')).toBeInTheDocument();
  expect(question('Role')).toHaveValue('');
  await write('Education', 'BSc');
  await waitFor(() => expect(draftOf(page)?.values['education']).toBe('BSc'));
  expect(draftOf(page)?.values['role']).toBe('Content Strategist');
  await page.user.click(screen.getByRole('link', { name: 'Go to Role' }));
  expect(question('Role')).toHaveFocus();
  await page.user.selectOptions(question('Role'), 'Server Sorcerer');
  expect(screen.queryByText(note)).not.toBeInTheDocument();
  expect(screen.getByText(restoredNote)).toBeVisible();
});

test('“Discard draft” asks for confirmation, then removes the draft and empties the form', async () => {
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
  ['another account’s', { owner: 'other@mail.example' }],
  ['fourteen days old', { savedAt: Date.now() - 14 * day }],
])('a draft that is %s is not shown', async (_which, changes) => {
  rememberDraft(changes);
  await openForm('job');
  expect(question('Name')).toHaveValue('');
  expect(screen.queryByText(restoredNote)).not.toBeInTheDocument();
  expect(screen.queryByText(new RegExp(submissionCopy.draft.saved))).not.toBeInTheDocument();
});

test('a choice made on another page after the draft was written wins over the draft’s', async () => {
  rememberDraft();
  await openForm('job', { prefill: { jobType: 'Full-Time' } });
  await waitFor(() => expect(question('Name')).toHaveValue('Meena from the draft'));
  expect(screen.getByRole('radio', { name: 'Full-Time' })).toBeChecked();
});

test('an opening chosen after the draft was written replaces the draft’s role', async () => {
  rememberDraft();
  await openForm('job', { prefill: { opening: 'SEO Specialist' } });
  await waitFor(() => expect(question('Name')).toHaveValue('Meena from the draft'));
  expect(question('Role')).toHaveValue('');
  expect(screen.getByText('Applying for SEO Specialist')).toBeVisible();
});

test('a reload keeps an answer that was changed after a choice on another page', async () => {
  // The router gives the first history entry of a tab the key `default`; a reload keeps the entry.
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

test('a role of an opening is not restored into a form without that opening', async () => {
  rememberDraft({ values: { ...draft.values, role: 'Search Optimizer' } });
  await openForm('job');
  await waitFor(() => expect(question('Name')).toHaveValue('Meena from the draft'));
  expect(question('Role')).toHaveValue('');
});
