import { screen, waitFor } from '@testing-library/react';
import { formPaths, visitor } from '../../../../mocks/fixtures.ts';
import { installMocks } from '../../../../mocks/server.ts';
import { decode, storageKeyOf } from '../../../app/store/persistedCodec.ts';
import { forgetAllFiles } from '../../../state/forms/draftFiles.ts';
import {
  draftOf,
  installFileStorage,
  isAskedOnLeaving,
  openDraftForm,
  other,
  rememberDraft,
  rememberFile,
  storeDrafts,
} from '../../../testing/forms/draftFileSteps.ts';

installMocks();
const { database, names } = installFileStorage();

test('the file is restored with its draft, and nothing asks to choose it again', async () => {
  await rememberDraft(visitor.email);
  const page = await openDraftForm();
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
  await rememberDraft(visitor.email);
  await forgetAllFiles();
  await openDraftForm();
  expect(await screen.findByText(/^Last time you chose/)).toHaveTextContent('meena.pdf');
  expect(screen.getByRole('button', { name: 'Choose PDF again' })).toBeVisible();
});

const twoWeeks = 14 * 24 * 60 * 60 * 1000;

test.each([
  ['whose draft is another account’s', () => rememberDraft(other)],
  ['that another account had chosen', () => rememberDraft(visitor.email, other)],
  ['whose draft has expired', () => rememberDraft(visitor.email, visitor.email, Date.now() - twoWeeks)],
])('a stored file %s is not restored', async (_which, remember) => {
  await remember();
  await openDraftForm();
  await waitFor(() => expect(screen.getByRole('button', { name: /^Choose PDF/ })).toBeVisible());
  expect(screen.queryByText('PDF, 1 kB')).not.toBeInTheDocument();
});

test.each([
  ['is gone', async () => window.localStorage.removeItem(storageKeyOf('drafts'))],
  ['is another account’s', () => rememberDraft(other, visitor.email)],
  ['has expired', () => rememberDraft(visitor.email, visitor.email, Date.now() - twoWeeks)],
  ['names another file', () => rememberFile('job', 'older.pdf')],
])('visiting any form removes a file whose draft %s, and leaves all others', async (_what, change) => {
  await rememberDraft(visitor.email);
  await change();
  const drafts = decode(window.localStorage.getItem(storageKeyOf('drafts')) ?? '{}');
  storeDrafts({ ...drafts, internship: draftOf(visitor.email) });
  await rememberFile('internship', 'meena.pdf');
  await openDraftForm(formPaths.feedback);
  await waitFor(() => expect(database().records.map(({ form }) => form)).toEqual(['internship']));
});
