import { screen, waitFor, within } from '@testing-library/react';
import { calls } from '../../../../contract/calls.ts';
import { deferredResponse, lostAnswer, serverMessage } from '../../../../mocks/faults.ts';
import { visitor } from '../../../../mocks/fixtures.ts';
import { installMocks, server, currentTestServer } from '../../../../mocks/server.ts';
import { button } from '../../../testing/button.ts';
import { renderApp } from '../../../testing/rendering/renderApp.tsx';
import { endDocument, field, fill, fillInEverything } from '../../../testing/accounts/signUpSteps.ts';

installMocks();

test('an expired verification can be repeated', async () => {
  const page = await renderApp('/sign-up');
  await fillInEverything(page);
  server.use(serverMessage(calls.signUp, 400, 'Please verify OTP before signing up.'));
  await page.user.click(button('Sign Up'));
  await waitFor(() => expect(button('Sign Up')).toBeDisabled());
  expect(screen.getByRole('button', { name: /^Send again/ })).toBeVisible();
});

test('signing up again after a lost answer says that the account may have been created', async () => {
  const page = await renderApp('/sign-up');
  await fillInEverything(page);
  server.use(lostAnswer(calls.signUp));
  await page.user.click(button('Sign Up'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^An error occurred while connecting to the server\.$/,
  );
  server.resetHandlers();
  await page.user.click(button('Sign Up'));
  const told = await screen.findByText(/your account may have been created/);
  const alert = told.closest<HTMLElement>('[role="alert"]');
  expect(alert).toHaveTextContent(/^Please verify OTP before signing up\./);
  // The button that was pressed is disabled.
  expect(field('Email')).toHaveFocus();
  await page.user.click(within(alert!).getByRole('link', { name: 'Login' }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave this form?' });
  await page.user.click(within(question).getByRole('button', { name: 'Leave' }));
  await screen.findByRole('heading', { name: 'Log in' });
  expect(field('Email')).toHaveValue(visitor.email);
  await fill(page, 'Password', visitor.password);
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(page.store.getState().auth.claims?.email).toBe(visitor.email));
});

test('signing up again after a reload in the middle says that the account may have been created', async () => {
  const before = await renderApp('/sign-up');
  const otp = await fillInEverything(before);
  const unanswered = deferredResponse(calls.signUp);
  server.use(unanswered.handler);
  await before.user.click(button('Sign Up'));
  await screen.findByRole('button', { name: 'Submitting...' });
  await endDocument(before);
  const page = await renderApp('/sign-up');
  await screen.findByText('OTP verified successfully!');
  server.use(serverMessage(calls.signUp, 400, 'Please verify OTP before signing up.'));
  await fill(page, 'OTP', otp);
  await fill(page, 'Password', visitor.password);
  await fill(page, 'Confirm password', visitor.password);
  await page.user.click(button('Sign Up'));
  expect(await screen.findByText(/your account may have been created/)).toBeVisible();
});

test.each([
  [429, 'Please wait.'],
  [507, 'There is no room left to store this. Please try again later.'],
])(
  'an expired verification after a refusal with %i does not suggest that the account was created',
  async (status, message) => {
    const page = await renderApp('/sign-up');
    await fillInEverything(page);
    server.use(serverMessage(calls.signUp, status, message));
    await page.user.click(button('Sign Up'));
    await screen.findByText(message);
    server.use(serverMessage(calls.signUp, 400, 'Please verify OTP before signing up.'));
    await page.user.click(button('Sign Up'));
    await waitFor(() => expect(button('Sign Up')).toBeDisabled());
    expect(screen.queryByText(/may have been created/)).not.toBeInTheDocument();
  },
);

describe('a wrong code after a reload', () => {
  const wrongOf = (otp: string) => (otp === '000000' ? '111111' : '000000');

  /** Fills in all but the code, which was verified before the reload. Returns the code. */
  async function renderReloaded() {
    const before = await renderApp('/sign-up');
    const otp = await fillInEverything(before);
    before.unmount();
    const page = await renderApp('/sign-up');
    await screen.findByText('OTP verified successfully!');
    await fill(page, 'Password', visitor.password);
    await fill(page, 'Confirm password', visitor.password);
    return { page, otp };
  }

  test('keeps the email verified, and its field says how many tries are left', async () => {
    const { page, otp } = await renderReloaded();
    await fill(page, 'OTP', wrongOf(otp));
    await page.user.click(button('Sign Up'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid OTP. Try again.');
    expect(screen.getByText('OTP verified successfully!')).toBeVisible();
    expect(button('Sign Up')).toBeEnabled();
    const code = field('OTP');
    expect(code).toBeInvalid();
    expect(code).toHaveAccessibleDescription(expect.stringContaining('4 tries left.'));
    await waitFor(() => expect(code).toHaveFocus());
    // The wrong code is selected, so that pasting replaces it.
    await page.user.paste(otp);
    expect(code).toHaveValue(otp);
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await page.user.click(button('Sign Up'));
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/login'));
  });

  test('is forgotten once the code of another address is verified', async () => {
    const { page, otp } = await renderReloaded();
    await fill(page, 'OTP', wrongOf(otp));
    await page.user.click(button('Sign Up'));
    await screen.findByRole('alert');
    const other = 'other@mail.example';
    await page.user.clear(field('Email'));
    await fill(page, 'Email', other);
    await page.user.click(button('Send OTP'));
    const code = await screen.findByLabelText('OTP');
    await page.user.click(code);
    await page.user.paste(await (await currentTestServer()).codeFor(other));
    await page.user.click(button('Verify'));
    expect(await screen.findByText('OTP verified successfully!')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('OTP')).not.toBeInTheDocument();
    expect(button('Sign Up')).toBeEnabled();
  });

  test('revokes the verification with the last try, and says when the next code can be requested', async () => {
    const { page, otp } = await renderReloaded();
    const answers = { ...visitor, confirm_password: visitor.password, otp: wrongOf(otp) };
    const testServer = await currentTestServer();
    for (let tries = 0; tries < 4; tries += 1) await testServer.call('signUp', answers);
    await fill(page, 'OTP', wrongOf(otp));
    await page.user.click(button('Sign Up'));
    expect(await screen.findByText(/^Too many wrong codes/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Send again in (10:00|9:5\d)$/ })).toBeDisabled();
    expect(screen.queryByLabelText('OTP')).not.toBeInTheDocument();
    expect(button('Sign Up')).toBeDisabled();
  });
});

test('a verified code that has expired says so, and can be sent again', async () => {
  const page = await renderApp('/sign-up');
  await fillInEverything(page);
  const tenMinutesLater = Date.now() + 600_000;
  jest.spyOn(Date, 'now').mockImplementation(() => tenMinutesLater);
  await page.user.type(field('Name'), 'x');
  expect(await screen.findByText(/^This code is too old to be accepted/)).toBeVisible();
  expect(screen.queryByText('OTP verified successfully!')).not.toBeInTheDocument();
  await page.user.click(button('Send again'));
  expect(await screen.findByLabelText('OTP')).toHaveValue('');
});
