import { act, screen, waitFor, within } from '@testing-library/react';
import { signUpAndLogIn, visitor } from '../../../../mocks/fixtures.ts';
import { currentTestServer, installMocks } from '../../../../mocks/server.ts';
import { encode, rehydratedMark, storageKeyOf } from '../../../app/store/persistedCodec.ts';
import { loggedIn } from '../../../state/auth/authSlice.ts';
import type { Draft } from '../../../state/forms/draftsSlice.ts';
import { openAnonymousForm, openForm, question, write } from '../../../testing/forms/formSteps.ts';
import type { FormPage } from '../../../testing/forms/formSteps.ts';

installMocks();

const hidden = 'Entries of an account are kept on this device. If they are yours, log in to go on with them.';

/** Puts a request of an account whose session has ended into storage. */
function rememberRequest(owner: string): void {
  const service: Draft = {
    owner,
    values: { projectDetails: 'Three paragraphs' },
    fileNames: {},
    savedAt: Date.now() - 60_000,
    begunAt: Date.now() - 90_000,
    changedAt: { projectDetails: Date.now() - 60_000 },
  };
  window.localStorage.setItem(storageKeyOf('drafts'), encode({ service, ...rehydratedMark }));
}

const stored = ({ store }: FormPage) => store.getState().drafts.service;

test('somebody without a session is told of the entries of an account, keeps them while typing, and gets them back', async () => {
  rememberRequest(visitor.email);
  const page = await openAnonymousForm('service');
  expect((await screen.findByText(hidden)).closest('[role="status"]')).toBeInTheDocument();
  expect(question('Project details')).toHaveValue('');
  await write('Name', 'Asha');
  await waitFor(() =>
    expect(stored(page)).toMatchObject({
      owner: null,
      earlier: { values: { projectDetails: 'Three paragraphs' } },
    }),
  );
  expect(screen.getByText(hidden)).toBeVisible();
  const { token } = await signUpAndLogIn(await currentTestServer());
  await act(async () => void page.store.dispatch(loggedIn({ token })));
  await waitFor(() => expect(question('Project details')).toHaveValue('Three paragraphs'));
  expect(question('Name')).toHaveValue('Asha');
  expect(screen.getByText(/^Your draft from today|^Your draft from yesterday/)).toBeVisible();
  expect(screen.queryByText(hidden)).not.toBeInTheDocument();
  await write('Name', 'Asha R.');
  await waitFor(() =>
    expect(stored(page)).toMatchObject({ owner: visitor.email, values: { name: 'Asha R.' } }),
  );
  expect(stored(page)).not.toHaveProperty('earlier');
});

test('an account is told nothing of the entries of another one, which stay', async () => {
  rememberRequest('somebody.else@mail.example');
  const page = await openForm('service');
  expect(question('Project details')).toHaveValue('');
  expect(screen.queryByText(hidden)).not.toBeInTheDocument();
  await write('Name', 'Asha');
  await waitFor(() =>
    expect(stored(page)).toMatchObject({
      owner: visitor.email,
      earlier: { owner: 'somebody.else@mail.example', values: { projectDetails: 'Three paragraphs' } },
    }),
  );
  expect(document.body).not.toHaveTextContent(/Three paragraphs|Somebody began this form/);
});

test('an account that discards its entries is shown nothing of those that another one has left, which stay as they are', async () => {
  const other = 'somebody.else@mail.example';
  rememberRequest(other);
  const page = await openForm('service');
  await write('Name', 'Asha');
  await waitFor(() => expect(stored(page)?.earlier?.owner).toBe(other));
  await page.user.click(screen.getAllByRole('button', { name: 'Discard draft' })[0]!);
  const asked = await screen.findByRole('alertdialog', { name: 'Discard this draft?' });
  await page.user.click(within(asked).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(question('Name')).toHaveValue(''));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(question('Project details')).toHaveValue('');
  expect(stored(page)).toMatchObject({ owner: other, values: { projectDetails: 'Three paragraphs' } });
});

test('an account whose entries somebody else has set aside opens the form with its own', async () => {
  rememberRequest(visitor.email);
  const anonymous = await openAnonymousForm('service');
  await write('Name', 'Meena');
  await waitFor(() => expect(stored(anonymous)?.earlier).toBeDefined());
  await act(() => anonymous.router.navigate('/login'));
  const { token } = await signUpAndLogIn(await currentTestServer());
  await act(async () => void anonymous.store.dispatch(loggedIn({ token })));
  await act(() => anonymous.router.navigate('/service-application'));
  await waitFor(() => expect(question('Project details')).toHaveValue('Three paragraphs'));
  expect(question('Name')).toHaveValue('');
  expect(screen.getByText(/^Somebody began this form on this device/)).toBeVisible();
});
