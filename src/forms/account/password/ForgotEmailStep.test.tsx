import { screen, waitFor } from '@testing-library/react';
import { calls } from '../../../../contract/calls.ts';
import {
  deferredResponse,
  htmlAnswer,
  noMessage,
  offline,
  serverMessage,
  waitRefusal,
} from '../../../../mocks/faults.ts';
import { signUpAndLogIn, signUp, visitor } from '../../../../mocks/fixtures.ts';
import { spyOnCall } from '../../../../mocks/spyOnCall.ts';
import { loginCopy } from '../../../content/accounts/accounts.ts';
import { button } from '../../../testing/button.ts';
import { seedToken } from '../../../testing/seedToken.ts';
import { installMocks, server, currentTestServer } from '../../../../mocks/server.ts';
import { renderApp } from '../../../testing/rendering/renderApp.tsx';
import { askForCode, code, email, stageOf } from '../../../testing/accounts/forgotSteps.ts';

installMocks();
test('a visitor is asked for the registered email, and nothing is sent without it', async () => {
  const { user } = await renderApp('/forgot-password');
  const sent = spyOnCall(calls.sendResetCode);
  server.use(sent.handler);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Forgot password');
  expect(email()).toHaveAttribute('type', 'email');
  expect(email()).toHaveAttribute('autocomplete', 'email');
  await user.click(button('Send OTP'));
  expect(await screen.findByText('Please enter your email address.')).toBeVisible();
  expect(email()).toHaveFocus();
  expect(email()).toHaveAccessibleDescription(/Please enter your email address\./);
  await user.keyboard('m');
  await waitFor(() => expect(screen.queryByText('Please enter your email address.')).not.toBeInTheDocument());
  expect(sent.requests).toEqual([]);
});

test('Enter in an empty email or code announces that it is missing, and the focus stays', async () => {
  await signUp(await currentTestServer());
  const page = await renderApp('/forgot-password');
  const expectAnnouncement = (words: string) =>
    waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(words),
    );
  await page.user.click(email());
  await page.user.keyboard('{Enter}');
  await expectAnnouncement('Please enter your email address.');
  expect(email()).toHaveFocus();
  await askForCode(page, visitor.email);
  await waitFor(() => expect(code()).toHaveFocus());
  await page.user.keyboard('{Enter}');
  await expectAnnouncement('Please enter the OTP.');
  expect(code()).toHaveFocus();
});

test('a visitor who mistyped the email is told so before anything is sent', async () => {
  const page = await renderApp('/forgot-password');
  const sent = spyOnCall(calls.sendResetCode);
  server.use(sent.handler);
  await askForCode(page, 'meena@');
  expect(await screen.findByText('Please enter a valid email address.')).toBeVisible();
  expect(sent.requests).toEqual([]);
});

test('a visitor gets the code of recovery, not that of sign-up, and the second step', async () => {
  await signUp(await currentTestServer());
  const page = await renderApp('/forgot-password');
  const [sent, signUpCode] = [spyOnCall(calls.sendResetCode), spyOnCall(calls.sendSignUpCode)];
  server.use(sent.handler, signUpCode.handler);
  await askForCode(page, ` ${visitor.email} `);
  const told = await screen.findByText('OTP sent to your email.');
  expect(told.closest('[role="status"]')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Enter the code');
  expect(screen.getByRole('main')).toHaveTextContent(visitor.email);
  expect(code()).toHaveFocus();
  expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(screen.queryByText('Please enter the OTP.')).not.toBeInTheDocument();
  expect(stageOf(page)).toBe('sent');
  expect(sent.requests).toEqual([
    { authorization: null, contentType: 'application/json', body: { email: visitor.email } },
  ]);
  expect(signUpCode.requests).toEqual([]);
});

test.each([
  ['without a message', () => noMessage(calls.sendResetCode, 200)],
  ['that is an HTML page', () => htmlAnswer(calls.sendResetCode, 200)],
])('a response %s is a success if its status is one', async (_what, handler) => {
  const page = await renderApp('/forgot-password');
  server.use(handler());
  await askForCode(page);
  expect(await screen.findByText('OTP sent to your email.')).toBeVisible();
});

test('typing clears the error of the email, and no other shows before the field is left', async () => {
  const { user } = await renderApp('/forgot-password');
  await user.click(button('Send OTP'));
  expect(await screen.findByText('Please enter your email address.')).toBeVisible();
  await user.keyboard('meena@');
  await waitFor(() => expect(screen.queryByText(/^Please enter/)).not.toBeInTheDocument());
  expect(email()).toHaveAttribute('aria-invalid', 'false');
});

test('the loading screen covers the page while the code is being sent', async () => {
  const page = await renderApp('/forgot-password');
  const wait = deferredResponse(calls.sendResetCode);
  server.use(wait.handler);
  await askForCode(page);
  await waitFor(() => expect(page.store.getState().ui.loading).toMatchObject({ submit: 1 }));
  wait.release();
  expect(await screen.findByLabelText('OTP')).toBeVisible();
  expect(page.store.getState().ui.loading['submit']).toBeUndefined();
});

test.each([
  ['the server says why', () => serverMessage(calls.sendResetCode, 429, 'Slow down.'), 'Slow down.'],
  [
    'the server says nothing',
    () => noMessage(calls.sendResetCode, 500),
    'Failed to send OTP. Please try again.',
  ],
  ['nobody answers', () => offline(calls.sendResetCode), 'An error occurred. Please try again.'],
])('the first step stays and an alert says why when %s; typing clears it', async (_when, handler, words) => {
  const page = await renderApp('/forgot-password');
  server.use(handler());
  await askForCode(page);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.queryByLabelText('OTP')).not.toBeInTheDocument();
  expect(stageOf(page)).toBe('unsent');
  await page.user.type(email(), 'x');
  await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
});

test('a refusal that names a wait leads back to the address, since it disables the pressed button', async () => {
  const { user } = await renderApp('/forgot-password');
  server.use(waitRefusal(calls.sendResetCode, 90));
  await user.type(email(), visitor.email);
  await user.click(button('Send OTP'));
  expect(await screen.findByRole('button', { name: /^Send again in/ })).toBeDisabled();
  await waitFor(() => expect(email()).toHaveFocus());
});

test('the address of a logged-in visitor is filled in, without a note that they are logged in', async () => {
  const { token } = await signUpAndLogIn(await currentTestServer());
  seedToken(token);
  const { user } = await renderApp('/forgot-password');
  await waitFor(() => expect(email()).toHaveValue(visitor.email));
  await user.clear(email());
  expect(email()).toHaveValue('');
  expect(screen.queryByRole('link', { name: loginCopy.alreadyIn.link })).not.toBeInTheDocument();
});
