import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { apiBase, calls } from '../../../../contract/calls.ts';
import {
  deferredResponse,
  noMessage,
  offline,
  serverMessage,
  waitRefusal,
} from '../../../../mocks/faults.ts';
import { visitor } from '../../../../mocks/fixtures.ts';
import { installMocks, server } from '../../../../mocks/server.ts';
import { spyOnCall } from '../../../../mocks/spyOnCall.ts';
import { renderApp } from '../../../testing/rendering/renderApp.tsx';
import { button } from '../../../testing/button.ts';
import { askForCode, email } from '../../../testing/accounts/signUpSteps.ts';

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

test('each Enter in an empty email or code announces that it is missing', async () => {
  const page = await renderApp('/sign-up');
  const regionOf = (words: string) =>
    screen.getAllByRole('status').find(({ textContent }) => textContent.trim() === words);
  const expectTwoAnnouncements = async (words: string) => {
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(regionOf(words)).toBeDefined());
    const [before, saidBefore] = [regionOf(words)?.firstChild, regionOf(words)?.textContent];
    await page.user.keyboard('{Enter}');
    // Screen readers announce an inserted node, Orca only if its text differs from the last.
    await waitFor(() => expect(regionOf(words)?.firstChild).not.toBe(before));
    expect(regionOf(words)?.textContent).not.toBe(saidBefore);
  };
  await page.user.click(email());
  await expectTwoAnnouncements('Please enter your email first.');
  await askForCode(page, visitor.email);
  await screen.findByLabelText('OTP');
  await expectTwoAnnouncements('Please enter the OTP.');
});

test('an email that was pasted with invisible characters and blanks is sent a code without them', async () => {
  const page = await renderApp('/sign-up');
  const sent = spyOnCall(calls.sendSignUpCode);
  server.use(sent.handler);
  await askForCode(page, `\u00a0\ufeff${visitor.email}\u200b`);
  await screen.findByLabelText('OTP');
  expect(sent.requests).toMatchObject([{ body: { email: visitor.email } }]);
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
  // The whole text: two of these messages are longer in the password recovery.
  expect(within(await screen.findByRole('alert')).getByText(words)).toBeVisible();
  expect(screen.queryByLabelText('OTP')).not.toBeInTheDocument();
});

test('after too many requests the address waits as long as the server says, another address does not', async () => {
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
  // The pressed button is disabled now.
  expect(email()).toHaveFocus();
  // Enter in the field requests a code, too.
  await page.user.type(email(), '{Enter}');
  expect(asked).toHaveBeenCalledTimes(1);
  await page.user.type(email(), 'x{Enter}');
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
});

test('a refusal that names a wait leaves the focus where it has been moved meanwhile', async () => {
  const page = await renderApp('/sign-up');
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  server.use(waitRefusal(calls.sendSignUpCode, 90, answered));
  await askForCode(page);
  await page.user.click(screen.getByLabelText('Name'));
  answer();
  await screen.findByRole('button', { name: /^Send again in/ });
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test('the answer about a code for an address that was changed meanwhile is ignored', async () => {
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
