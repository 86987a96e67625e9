import { act, screen, waitFor, within } from '@testing-library/react';
import { installMocks } from '../../../mocks/server.ts';
import { sessionEnded, sessionSyncedFromOtherTab } from '../../state/auth/authSlice.ts';
import { draftsSyncedFromOtherTab } from '../../state/forms/draftsSlice.ts';
import type { Draft } from '../../state/forms/draftsSlice.ts';
import { unsentDraft } from '../../state/forms/unsentDraft.ts';
import { draft, draftOf, rememberDraft, restoredNote } from '../../testing/forms/draftExamples.ts';
import type { FormPage } from '../../testing/forms/formSteps.ts';
import {
  fillIn,
  openAnonymousForm,
  openForm,
  press,
  question,
  submit,
  write,
} from '../../testing/forms/formSteps.ts';

installMocks();

/** Another tab replaces the draft of this form with `left`, or removes it; `isCleared` with all that is stored. */
const otherTabLeaves = (
  { store }: FormPage,
  left: Draft | undefined,
  { form = 'job', isCleared = false }: { form?: 'job' | 'service'; isCleared?: boolean } = {},
) =>
  act(async () => {
    const before = store.getState().drafts;
    store.dispatch(draftsSyncedFromOtherTab({ drafts: left ? { [form]: left } : {}, before, isCleared }));
  });

test('answers changed in another tab change here, too, except for those typed here later', async () => {
  const page = await openForm('job');
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
  expect(question('Name')).toHaveValue('Asha Raman');
  expect(question('Skills')).toHaveValue('SQL');
  expect(question('Education')).toHaveValue('BSc');
  const note = screen.getByText('Changed in another tab: Name, Skills.');
  expect(note.closest('[role="status"]')).toBeInTheDocument();
  await waitFor(() =>
    expect(draftOf(page)?.values).toMatchObject({ name: 'Asha Raman', skills: 'SQL', education: 'BSc' }),
  );
  // An answer that is then changed here is no longer listed.
  await write('Name', 'Asha R.');
  expect(screen.getByText('Changed in another tab: Skills.')).toBeVisible();
  await waitFor(() => expect(draftOf(page)?.values['name']).toBe('Asha R.'));
});

test('a form sent or discarded in another tab is empty here too, and does not come back', async () => {
  rememberDraft();
  const page = await openForm('job');
  await waitFor(() => expect(question('Name')).toHaveValue('Meena from the draft'));
  await otherTabLeaves(page, undefined);
  expect(question('Name')).toHaveValue('');
  const note = 'This form was sent or discarded in another tab, so it is empty here, too.';
  expect(screen.getByText(note)).toBeVisible();
  expect(screen.queryByText(restoredNote)).not.toBeInTheDocument();
  await write('Phone number', '+91 44 0000 0117');
  expect(screen.queryByText(note)).not.toBeInTheDocument();
  await waitFor(() => expect(draftOf(page)?.values['phone']).toBe('+91 44 0000 0117'));
  expect(draftOf(page)?.values['name']).toBe('');
});

test('a form sent in another tab while somebody types here says why only that is left', async () => {
  rememberDraft();
  const page = await openForm('job');
  await waitFor(() => expect(question('Name')).toHaveValue('Meena from the draft'));
  await write('Skills', 'Kotlin');
  await waitFor(() => expect(draftOf(page)?.values['skills']).toBe('Kotlin'));
  const stored = draftOf(page)!;
  const sentAt = stored.changedAt!['skills']! - 1;
  await otherTabLeaves(page, unsentDraft(stored, { draft, at: sentAt })!);
  expect(question('Name')).toHaveValue('');
  expect(question('Skills')).toHaveValue('Kotlin');
  const note = screen.getByText(
    'This form was sent or discarded in another tab. Only what was changed since then is still here.',
  );
  expect(note.closest('[role="status"]')).toBeInTheDocument();
  await write('Skills', 'Kotlin, Rust');
  await waitFor(() => expect(draftOf(page)?.values['skills']).toBe('Kotlin, Rust'));
  expect(note).toBeVisible();
});

test('a form sent in another tab is empty here too, and asks about anonymous entries found in it', async () => {
  const earlier: Draft = { ...draft, owner: null, savedAt: draft.savedAt - 1 };
  rememberDraft({ earlier });
  const page = await openForm('job');
  await waitFor(() => expect(question('Name')).toHaveValue('Meena from the draft'));
  await otherTabLeaves(page, earlier);
  expect(question('Name')).toHaveValue('');
  expect(screen.getByText(/^Somebody began this form on this device/)).toBeVisible();
  expect(screen.getByText(/^This form was sent or discarded in another tab/)).toBeVisible();
  expect(draftOf(page)).toEqual(earlier);
});

test('a logout in another tab leaves the entries of an open form alone', async () => {
  const page = await openForm('service');
  await write('Name', 'Meena');
  await waitFor(() => expect(page.store.getState().drafts.service?.values['name']).toBe('Meena'));
  await act(async () => void page.store.dispatch(sessionSyncedFromOtherTab({ token: null })));
  await otherTabLeaves(page, undefined);
  expect(page.store.getState().drafts.service).toBeUndefined();
  expect(question('Name')).toHaveValue('Meena');
  expect(screen.queryByText(/sent or discarded in another tab/)).not.toBeInTheDocument();
});

test('storage that is cleared in another tab leaves an open form as it is, and leaving asks until it is saved again', async () => {
  const page = await openAnonymousForm('service');
  await write('Name', 'Meena');
  await waitFor(() => expect(page.store.getState().drafts.service?.values['name']).toBe('Meena'));
  await otherTabLeaves(page, undefined, { isCleared: true });
  expect(question('Name')).toHaveValue('Meena');
  expect(screen.queryByText(/sent or discarded in another tab/)).not.toBeInTheDocument();
  expect(page.store.getState().drafts.service).toBeUndefined();
  await act(() => page.router.navigate('/careers'));
  const asked = await screen.findByRole('alertdialog', { name: 'Leave this form?' });
  await press(page, asked, 'Keep editing');
  await write('Phone number', '+91 44 0000 0117');
  await waitFor(() => expect(page.store.getState().drafts.service?.values['name']).toBe('Meena'));
  await act(() => page.router.navigate('/careers'));
  expect(page.router.state.location.pathname).toBe('/careers');
});

test('after a logout in another tab, leaving asks for confirmation until the owner logs in again', async () => {
  const page = await openForm('service');
  await write('Name', 'Meena');
  await act(async () => void page.store.dispatch(sessionSyncedFromOtherTab({ token: null })));
  await act(() => page.router.navigate('/careers'));
  const asked = await screen.findByRole('alertdialog', { name: 'Leave this form?' });
  expect(asked).toHaveTextContent('Everything you typed into this form would be lost.');
  await press(page, asked, 'Keep editing');
  expect(question('Name')).toHaveValue('Meena');
  await act(async () => void page.store.dispatch(sessionSyncedFromOtherTab({ token: page.token })));
  await waitFor(() => expect(page.store.getState().drafts.service?.values['name']).toBe('Meena'));
  await act(() => page.router.navigate('/careers'));
  expect(page.router.state.location.pathname).toBe('/careers');
});

test.each([
  ['button', 'Login'],
  ['link', 'Forgot password'],
] as const)(
  'after a logout in another tab, the %s “%s” over the form asks for confirmation, too, and the entries stay',
  async (role, name) => {
    const page = await openForm('job');
    await write('Name', 'Meena');
    await act(async () => void page.store.dispatch(sessionSyncedFromOtherTab({ token: null })));
    const guard = await screen.findByRole('dialog', { name: 'You need to log in!' });
    await page.user.click(await within(guard).findByRole(role, { name }));
    const asked = await screen.findByRole('alertdialog', { name: 'Leave this form?' });
    expect(asked).toHaveTextContent('Everything you typed into this form would be lost.');
    await press(page, asked, 'Keep editing');
    expect(await screen.findByRole('dialog', { name: 'You need to log in!' })).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Meena');
    expect(page.router.state.location.pathname).toBe('/job-application');
  },
);

test('after a logout in another tab, “Login” in the dialog of a refused form asks for confirmation, too', async () => {
  const page = await openForm('service');
  await fillIn('service', page);
  await act(async () => void page.store.dispatch(sessionSyncedFromOtherTab({ token: null })));
  await submit('service', page);
  const refusal = await screen.findByRole('dialog', { name: 'Authentication Required' });
  await press(page, refusal, 'Login');
  expect(await screen.findByRole('alertdialog', { name: 'Leave this form?' })).toBeVisible();
  expect(page.router.state.location.pathname).toBe('/service-application');
});

test('changes after a logout in another tab are not stored, even if older storage events arrive late', async () => {
  const page = await openForm('service');
  await write('Name', 'Meena');
  await waitFor(() => expect(page.store.getState().drafts.service?.values['name']).toBe('Meena'));
  const { service } = page.store.getState().drafts;
  await act(async () => void page.store.dispatch(sessionSyncedFromOtherTab({ token: null })));
  // A page restored from the back/forward cache receives all storage events of the meantime at once.
  for (const written of [undefined, service, undefined])
    await otherTabLeaves(page, written, { form: 'service' });
  await write('Name', 'Meena R.');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(page.store.getState().drafts.service).toBeUndefined();
});

test('after the session has ended, a form discarded in another tab is saved again when typed into', async () => {
  const page = await openForm('service');
  await write('Name', 'Meena');
  await waitFor(() => expect(page.store.getState().drafts.service?.values['name']).toBe('Meena'));
  await act(async () => void page.store.dispatch(sessionEnded()));
  await otherTabLeaves(page, undefined);
  expect(question('Name')).toHaveValue('');
  expect(screen.getByText(/sent or discarded in another tab/)).toBeVisible();
  await write('Name', 'Asha');
  await waitFor(() => expect(page.store.getState().drafts.service?.values['name']).toBe('Asha'));
});

test('answers typed without an account in another open tab appear here without a question', async () => {
  const page = await openAnonymousForm('service');
  const now = Date.now();
  const service: Draft = {
    owner: null,
    values: { name: 'Meena' },
    fileNames: {},
    savedAt: now,
    begunAt: now,
    changedAt: { name: now },
  };
  await act(
    async () => void page.store.dispatch(draftsSyncedFromOtherTab({ drafts: { service }, before: {} })),
  );
  expect(question('Name')).toHaveValue('Meena');
  expect(screen.queryByText(/^Somebody began this form on this device/)).not.toBeInTheDocument();
});

test('a form that asks about entries of another tab is not saved again each time those are saved', async () => {
  const page = await openAnonymousForm('service');
  const now = Date.now();
  const theirs: Draft = {
    owner: null,
    values: { name: 'Meena' },
    fileNames: {},
    savedAt: now,
    begunAt: now - 9000,
    changedAt: { name: now },
  };
  await write('Name', 'Asha');
  const ours = () => page.store.getState().drafts.service!;
  await waitFor(() => expect(ours()).toMatchObject({ values: { name: 'Asha' } }));
  await otherTabLeaves(page, { ...theirs, savedAt: ours().savedAt + 1 }, { form: 'service' });
  expect(screen.getByText(/^Somebody began this form on this device/)).toBeVisible();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(ours()).toMatchObject({ values: { name: 'Asha' }, earlier: { values: { name: 'Meena' } } });
  const { earlier, ...own } = ours();
  const last = { ...earlier!, savedAt: own.savedAt + 1, earlier: own };
  await otherTabLeaves(page, last, { form: 'service' });
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(ours()).toEqual(last);
  expect(question('Name')).toHaveValue('Asha');
});
