import { screen, waitFor } from '@testing-library/react';
import { codeHashOf } from '../../../../contract/codeLink.ts';
import { visitor } from '../../../../mocks/fixtures.ts';
import { installMocks } from '../../../../mocks/server.ts';
import { codeCopy, signUpCopy } from '../../../content/accounts/accounts.ts';
import { makeToken } from '../../../testing/makeToken.ts';
import { renderApp } from '../../../testing/rendering/renderApp.tsx';
import { askForCode, email, proveEmail } from '../../../testing/accounts/signUpSteps.ts';
import { seedToken } from '../../../testing/seedToken.ts';

installMocks();

const code = '123456';
const hash = codeHashOf(code, visitor.email);
const filledIn = codeCopy.link.filledIn(signUpCopy.verify);

type Page = Awaited<ReturnType<typeof renderApp>>;

/** Follows a link in the tab in which the form is open. */
const follow = ({ router }: Page, to: string) => router.navigate({ hash: to });

test('the code of a link is filled in and removed from the URL, and the return path is kept', async () => {
  const state = { returnPath: { path: '/job-application' } };
  const { router } = await renderApp('/', { pathname: '/sign-up', hash, state });
  expect(await screen.findByLabelText('OTP')).toHaveValue(code);
  expect(email()).toHaveValue(visitor.email);
  expect(screen.getByText(filledIn)).toBeVisible();
  // This tab has sent nothing.
  expect(screen.queryByText(signUpCopy.codeSent)).not.toBeInTheDocument();
  // With a history entry of its own, Back would lead to the URL with the code.
  expect(router.state).toMatchObject({ historyAction: 'REPLACE', location: { hash: '', state } });
});

test('an address that was pasted with an invisible mark is the same as that of the link', async () => {
  const page = await renderApp('/sign-up');
  await askForCode(page, `\u200b${visitor.email}`);
  await screen.findByLabelText('OTP');
  await follow(page, hash);
  expect(await screen.findByText(filledIn)).toBeVisible();
  expect(screen.getByLabelText('OTP')).toHaveValue(code);
  expect(screen.getByText(signUpCopy.codeSent)).toBeVisible();
});

test('the note about the code goes when the code is removed', async () => {
  const page = await renderApp({ pathname: '/sign-up', hash });
  await page.user.clear(await screen.findByLabelText('OTP'));
  expect(screen.queryByText(filledIn)).not.toBeInTheDocument();
});

test('the code of another address is not filled in, and a note names that address', async () => {
  const page = await renderApp('/sign-up');
  await askForCode(page);
  await screen.findByLabelText('OTP');
  const other = 'other@mail.example';
  await follow(page, codeHashOf(code, other));
  expect(await screen.findByText(codeCopy.link.otherAddress(other))).toBeVisible();
  expect(screen.getByLabelText('OTP')).toHaveValue('');
  expect(email()).toHaveValue(visitor.email);
});

test.each(['before another code was sent', 'after that', 'once the other address was verified'])(
  'a code for another address is filled in when that is entered, %s, and the note goes',
  async (when) => {
    const page = await renderApp('/sign-up');
    if (when === 'after that') {
      await askForCode(page);
      await screen.findByLabelText('OTP');
    } else if (when.startsWith('once')) await proveEmail(page);
    else await page.user.type(email(), visitor.email);
    const other = 'other@mail.example';
    await follow(page, codeHashOf(code, other));
    await waitFor(() => expect(page.router.state.location.hash).toBe(''));
    await page.user.clear(email());
    // An empty field is no reason to fill in an address that the visitor did not choose.
    expect(email()).toHaveValue('');
    await page.user.type(email(), other);
    expect(await screen.findByText(filledIn)).toBeVisible();
    expect(screen.getByLabelText('OTP')).toHaveValue(code);
    expect(email()).toHaveValue(other);
    expect(screen.queryByText(codeCopy.link.otherAddress(other))).not.toBeInTheDocument();
  },
);

test('the address of a link replaces one that the page filled in', async () => {
  seedToken(makeToken({ email: 'first@mail.example' }));
  const page = await renderApp({ pathname: '/forgot-password', hash });
  expect(await screen.findByLabelText('OTP')).toHaveValue(code);
  expect(screen.getByRole('main')).toHaveTextContent(visitor.email);
  expect(page.router.state.location.state).toMatchObject({ codeSentTo: visitor.email });
});

test.each([
  [visitor.email.toUpperCase(), visitor.email],
  [visitor.email, visitor.email.toUpperCase()],
])('an email field with %s gets the code for %s, and the email address stays', async (typed, address) => {
  const page = await renderApp('/sign-up');
  await page.user.type(email(), typed);
  await follow(page, codeHashOf(code, address));
  expect(await screen.findByLabelText('OTP')).toHaveValue(code);
  expect(email()).toHaveValue(typed);
});

test('a link fills in the code after a reload, too, and names the button of sign-up if it was verified before', async () => {
  const before = await renderApp('/sign-up');
  await proveEmail(before);
  before.unmount();
  await renderApp({ pathname: '/sign-up', hash });
  expect(await screen.findByText(codeCopy.link.filledIn(signUpCopy.submit))).toBeVisible();
  expect(screen.getByLabelText('OTP')).toHaveValue(code);
  expect(screen.getByText(signUpCopy.codeVerified)).toBeVisible();
});

test('a link does not end the wait for the next code', async () => {
  const page = await renderApp('/sign-up');
  await askForCode(page);
  await screen.findByLabelText('OTP');
  await follow(page, hash);
  expect(await screen.findByText(filledIn)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Send again in 0:/ })).toBeDisabled();
});

test('a code without its address is filled in once a code was sent, and a note says so until then', async () => {
  const page = await renderApp({ pathname: '/sign-up', hash: `#code=${code}` });
  expect(await screen.findByText(codeCopy.link.waits)).toBeVisible();
  expect(page.router.state.location.hash).toBe('');
  await askForCode(page);
  expect(await screen.findByText(filledIn)).toBeVisible();
  expect(screen.getByLabelText('OTP')).toHaveValue(code);
  expect(screen.queryByText(codeCopy.link.waits)).not.toBeInTheDocument();
  await page.user.clear(screen.getByLabelText('OTP'));
  expect(screen.queryByText(codeCopy.link.waits)).not.toBeInTheDocument();
});

test('a code without its address is filled in if an address was typed already', async () => {
  const page = await renderApp('/sign-up');
  await page.user.type(email(), visitor.email);
  await follow(page, `#code=${code}`);
  expect(await screen.findByLabelText('OTP')).toHaveValue(code);
  expect(email()).toHaveValue(visitor.email);
});

test('an address restored after a reload is kept instead of the address of the link', async () => {
  const kept = 'first@mail.example';
  const signUp = { owner: null, values: { email: kept }, code: null };
  window.sessionStorage.setItem('account-entries', JSON.stringify({ signUp }));
  await renderApp({ pathname: '/sign-up', hash });
  expect(await screen.findByText(codeCopy.link.otherAddress(visitor.email))).toBeVisible();
  expect(email()).toHaveValue(kept);
  expect(screen.queryByLabelText('OTP')).not.toBeInTheDocument();
});
