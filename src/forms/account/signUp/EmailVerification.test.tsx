import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { apiBase, calls } from '../../../../contract/calls.ts';
import { deferredResponse, noMessage, offline, serverMessage } from '../../../../mocks/faults.ts';
import { visitor } from '../../../../mocks/fixtures.ts';
import { installMocks, server } from '../../../../mocks/server.ts';
import { spyOnCall } from '../../../../mocks/spyOnCall.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { button } from '../../../testing/button.ts';
import { askForCode, email } from '../../../testing/renderSignUp.tsx';

installMocks();

test('a visitor without an email is asked for it first', async () => {
  const { user } = await renderApp('/sign-up');
  const sent = spyOnCall(calls.sendSignUpCode);
  server.use(sent.handler);
  await user.click(button('Send OTP'));
  expect(await screen.findByText('Please enter your email first.')).toBeVisible();
  expect(email()).toHaveFocus();
  expect(email()).toHaveAccessibleDescription(/Please enter your email first\./);
  expect(sent.requests).toEqual([]);
  await user.keyboard('m');
  expect(screen.queryByText('Please enter your email first.')).not.toBeInTheDocument();
});

test('whoever presses Enter in an empty email or code hears that it is missing, each time', async () => {
  const page = await renderApp('/sign-up');
  const regionOf = (words: string) =>
    screen.getAllByRole('status').find(({ textContent }) => textContent.trim() === words);
  const isHeardTwice = async (words: string) => {
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(regionOf(words)).toBeDefined());
    const [before, saidBefore] = [regionOf(words)?.firstChild, regionOf(words)?.textContent];
    await page.user.keyboard('{Enter}');
    // A screen reader reads what is put in, and Orca what is not the same.
    await waitFor(() => expect(regionOf(words)?.firstChild).not.toBe(before));
    expect(regionOf(words)?.textContent).not.toBe(saidBefore);
  };
  await page.user.click(email());
  await isHeardTwice('Please enter your email first.');
  await askForCode(page, visitor.email);
  await screen.findByLabelText('OTP');
  await isHeardTwice('Please enter the OTP.');
});

test('a mistyped email is not sent a code', async () => {
  const page = await renderApp('/sign-up');
  const sent = spyOnCall(calls.sendSignUpCode);
  server.use(sent.handler);
  await askForCode(page, 'meena@');
  expect(await screen.findByText('Please enter a valid email address.')).toBeVisible();
  expect(sent.requests).toEqual([]);
});

test('the code goes to the typed address, and its field appears', async () => {
  const page = await renderApp('/sign-up');
  const sent = spyOnCall(calls.sendSignUpCode);
  const reset = spyOnCall(calls.sendResetCode);
  server.use(sent.handler, reset.handler);
  await askForCode(page, ` ${visitor.email} `);
  expect(await screen.findByText('OTP sent to your email. Please check your inbox.')).toBeVisible();
  const code = screen.getByLabelText('OTP');
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  expect(code).not.toHaveAttribute('maxlength');
  expect(button('Verify')).toBeVisible();
  expect(sent.requests).toEqual([
    { authorization: null, contentType: 'application/json', body: { email: visitor.email } },
  ]);
  expect(reset.requests).toEqual([]);
});

test('Enter in the email asks for the code', async () => {
  const { user } = await renderApp('/sign-up');
  await user.click(email());
  await user.paste(visitor.email);
  await user.keyboard('{Enter}');
  expect(await screen.findByLabelText('OTP')).toHaveFocus();
});

test.each([
  ['the server says why', () => serverMessage(calls.sendSignUpCode, 429, 'Slow down.'), 'Slow down.'],
  ['the server says nothing', () => noMessage(calls.sendSignUpCode, 500), 'Failed to send OTP.'],
  ['nobody answers', () => offline(calls.sendSignUpCode), 'Error while sending OTP.'],
])('a code that was not sent is explained when %s', async (_when, handler, words) => {
  const page = await renderApp('/sign-up');
  server.use(handler());
  await askForCode(page);
  // All of it: in the recovery of a password two of these sentences go on.
  expect(within(await screen.findByRole('alert')).getByText(words)).toBeVisible();
  expect(screen.queryByLabelText('OTP')).not.toBeInTheDocument();
});

test('whoever asked too often waits as long as the server says, and another address does not', async () => {
  const page = await renderApp('/sign-up');
  const asked = jest.fn();
  server.use(
    http.post(`*${apiBase}${calls.sendSignUpCode.path}`, () => {
      asked();
      return HttpResponse.json({ message: 'Slow down.', retryAfter: 90 }, { status: 429 });
    }),
  );
  await askForCode(page);
  expect(await screen.findByRole('button', { name: /^Send again in 1:(30|2\d)$/ })).toBeDisabled();
  expect(screen.getByRole('alert')).toHaveTextContent('Slow down.');
  // Enter in the field is a way to ask, too.
  await page.user.type(email(), '{Enter}');
  expect(asked).toHaveBeenCalledTimes(1);
  await page.user.type(email(), 'x{Enter}');
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
});

test('a code that arrives for an address changed meanwhile does not count', async () => {
  const page = await renderApp('/sign-up');
  const wait = deferredResponse(calls.sendSignUpCode);
  server.use(wait.handler);
  await askForCode(page);
  await screen.findByRole('button', { name: 'Sending OTP...' });
  await page.user.type(email(), 'x');
  wait.release();
  expect(await screen.findByRole('button', { name: 'Send OTP' })).toBeVisible();
  expect(screen.queryByLabelText('OTP')).not.toBeInTheDocument();
});
