import { screen, within } from '@testing-library/react';
import { calls } from '../../../contract/calls.ts';
import { serverMessage } from '../../../mocks/faults.ts';
import { visitor } from '../../../mocks/fixtures.ts';
import { installMocks, server } from '../../../mocks/server.ts';
import { codeCopy, forgotCopy, signUpCopy } from '../../content/accounts/accounts.ts';
import { selectSentCode } from '../../state/forms/accountEntriesSlice.ts';
import type { FormEntries } from '../../state/forms/accountEntriesSlice.ts';
import type { SentCode } from '../../state/forms/oneTimeCode.ts';
import { button } from '../../testing/button.ts';
import { makeToken } from '../../testing/makeToken.ts';
import { renderApp } from '../../testing/rendering/renderApp.tsx';
import { email } from '../../testing/accounts/signUpSteps.ts';
import { seedToken } from '../../testing/seedToken.ts';

installMocks();

const storageKey = 'account-entries';
const stored = () => window.sessionStorage.getItem(storageKey);
const minute = 60_000;

/** Stores the entries of a sign-up in session storage, as the page does before a reload. */
const remember = (changes: Partial<FormEntries>) =>
  window.sessionStorage.setItem(
    storageKey,
    JSON.stringify({
      signUp: { owner: null, values: { email: visitor.email, name: visitor.name }, code: null, ...changes },
    }),
  );

const codeWith = (changes: Partial<SentCode>): SentCode => ({
  address: visitor.email,
  stage: 'sent',
  endsAt: Date.now() + minute,
  sendAfter: 0,
  verifyAfter: 0,
  toldAt: Date.now(),
  ...changes,
});

/** Opens the form and waits until the kept entries are restored. */
async function openKept(changes: Partial<FormEntries>) {
  remember(changes);
  const page = await renderApp('/sign-up');
  expect(await screen.findByDisplayValue(visitor.name)).toBeVisible();
  return page;
}

test.each([
  ['nobody', null],
  ['the account itself', visitor.email],
])('entries of %s are restored for the account that is logged in', async (_whose, owner) => {
  seedToken(makeToken({ email: visitor.email }));
  await openKept({ owner });
  expect(email()).toHaveValue(visitor.email);
});

test('entries of another account are deleted and not shown', async () => {
  seedToken(makeToken({ email: visitor.email }));
  remember({ owner: 'other@mail.example' });
  const { store } = await renderApp('/sign-up');
  expect(screen.getByLabelText('Name')).toHaveValue('');
  expect(store.getState().accountEntries).toEqual({});
  expect(stored()).toBeNull();
});

test('an expired verification is not restored, nor its code', async () => {
  const endsAt = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => endsAt);
  const { store } = await openKept({ code: codeWith({ stage: 'verified', endsAt }) });
  expect(button('Send OTP')).toBeEnabled();
  expect(screen.queryByText(signUpCopy.codeVerified)).not.toBeInTheDocument();
  expect(selectSentCode(store.getState(), 'signUp')).toBeNull();
});

test('a sent code may be tried however old it is: the server decides whether it counts', async () => {
  await openKept({ code: codeWith({ endsAt: Date.now() - minute }) });
  expect(screen.getByLabelText('OTP')).toHaveValue('');
  expect(screen.getByText(codeCopy.ended)).toBeVisible();
  expect(screen.queryByText(signUpCopy.codeSent)).not.toBeInTheDocument();
});

test('a code is restored although its address was pasted with invisible marks round it', async () => {
  await openKept({
    values: { email: `\u200b${visitor.email}\u00a0`, name: visitor.name },
    code: codeWith({}),
  });
  expect(screen.getByLabelText('OTP')).toBeVisible();
});

test.each(['', 'second@mail.example'])(
  'a code for another address than the restored “%s” is forgotten',
  async (kept) => {
    const { store } = await openKept({
      values: { email: kept, name: visitor.name },
      code: codeWith({ address: kept && visitor.email }),
    });
    expect(button('Send OTP')).toBeEnabled();
    expect(screen.queryByLabelText('OTP')).not.toBeInTheDocument();
    expect(selectSentCode(store.getState(), 'signUp')).toBeNull();
  },
);

test('the wait for the next code ends with a reload if the address is another one', async () => {
  const wait = { stage: 'unsent', sendAfter: Date.now() + minute } as const;
  const values = { email: 'second@mail.example', name: visitor.name };
  await openKept({ values, code: codeWith(wait) });
  expect(button('Send OTP')).toBeEnabled();
});

test('the wait for the next code continues after a reload', async () => {
  await openKept({ code: codeWith({ stage: 'unsent', sendAfter: Date.now() + minute }) });
  expect(screen.getByRole('button', { name: /^Send again in (1:00|0:5\d)$/ })).toBeDisabled();
  expect(screen.queryByText(codeCopy.canSendAgain)).not.toBeInTheDocument();
});

test('a clock that was set back before the reload does not prolong the wait', async () => {
  const toldAt = Date.now() + 1440 * minute;
  await openKept({ code: codeWith({ stage: 'unsent', sendAfter: toldAt + minute, toldAt }) });
  expect(screen.getByRole('button', { name: /^Send again in (1:00|0:5\d)$/ })).toBeDisabled();
});

test('signing up again after a lost answer and a reload says that the account may have been created', async () => {
  const { password, ...values } = visitor;
  const { user } = await openKept({
    values,
    code: codeWith({ stage: 'verified', lost: 'signUp' }),
  });
  await user.type(await screen.findByLabelText('OTP'), '123456');
  await user.type(screen.getByLabelText('Password'), password);
  await user.type(screen.getByLabelText('Confirm password'), password);
  server.use(serverMessage(calls.signUp, 400, signUpCopy.verifyFirst));
  await user.click(button('Sign Up'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(signUpCopy.verifyFirst);
  expect(alert).toHaveTextContent(/your account may have been created/);
  expect(within(alert).getByRole('link', { name: 'Login' })).toBeVisible();
});

test('a form in which nothing was typed is not kept, and one that was emptied is kept empty', async () => {
  const { user } = await renderApp('/sign-up');
  expect(stored()).toBeNull();
  await user.type(screen.getByLabelText('Name'), 'M');
  expect(stored()).toContain('"name":"M"');
  await user.clear(screen.getByLabelText('Name'));
  expect(stored()).toContain('"name":""');
});

test('a password is never kept or restored', async () => {
  const { user } = await openKept({ values: { name: visitor.name, password: 'of an older version' } });
  expect(screen.getByLabelText('Password')).toHaveValue('');
  await user.type(email(), visitor.email);
  await user.type(screen.getByLabelText('Password'), 'four quiet words');
  expect(stored()).toContain(visitor.email);
  expect(stored()).not.toContain('password');
  expect(stored()).not.toContain('quiet');
});

test('a code for another address does not open the second step of a new password', async () => {
  const forgotPassword = { owner: null, values: { email: visitor.email }, code: null };
  const code = codeWith({ address: 'second@mail.example' });
  window.sessionStorage.setItem(storageKey, JSON.stringify({ forgotPassword: { ...forgotPassword, code } }));
  const { store } = await renderApp('/forgot-password');
  expect(await screen.findByDisplayValue(visitor.email)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(forgotCopy.steps.email.heading);
  expect(selectSentCode(store.getState(), 'forgotPassword')).toBeNull();
});
