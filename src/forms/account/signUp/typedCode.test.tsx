import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { apiBase, calls } from '../../../../contract/calls.ts';
import { requiredMessageOf } from '../../../../contract/fields.ts';
import { deferredResponse, noMessage, offline } from '../../../../mocks/faults.ts';
import { visitor } from '../../../../mocks/fixtures.ts';
import { currentTestServer, installMocks, server } from '../../../../mocks/server.ts';
import { spyOnCall } from '../../../../mocks/spyOnCall.ts';
import { renderApp } from '../../../testing/rendering/renderApp.tsx';
import { button } from '../../../testing/button.ts';
import { askForCode, email, proveEmail } from '../../../testing/accounts/signUpSteps.ts';

installMocks();

test('verifying needs a code', async () => {
  const page = await renderApp('/sign-up');
  const sent = spyOnCall(calls.verifyCode);
  server.use(sent.handler);
  await askForCode(page);
  await screen.findByLabelText('OTP');
  await page.user.click(button('Verify'));
  expect(await screen.findByText('Please enter the OTP.')).toBeVisible();
  expect(sent.requests).toEqual([]);
});

test('a pasted code with blanks is verified, and signing up becomes possible', async () => {
  const page = await renderApp('/sign-up');
  const sent = spyOnCall(calls.verifyCode);
  server.use(sent.handler);
  await askForCode(page);
  await page.user.click(await screen.findByLabelText('OTP'));
  const otp = await (await currentTestServer()).codeFor(visitor.email);
  await page.user.paste(` ${otp.slice(0, 3)} ${otp.slice(3)} `);
  await page.user.keyboard('{Enter}');
  expect(await screen.findByText('OTP verified successfully!')).toBeVisible();
  expect(button('Sign Up')).toBeEnabled();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(sent.requests.map(({ body }) => body)).toEqual([{ email: visitor.email, otp }]);
});

test('pasting the whole message fills in its code', async () => {
  const page = await renderApp('/sign-up');
  await askForCode(page);
  const code = await screen.findByLabelText('OTP');
  await page.user.click(code);
  const otp = await (await currentTestServer()).codeFor(visitor.email);
  await page.user.paste(`${otp} is your code for Kolam Works`);
  expect(code).toHaveValue(otp);
  await page.user.keyboard('{Enter}');
  expect(await screen.findByText('OTP verified successfully!')).toBeVisible();
});

test('the button is busy while the code is being verified', async () => {
  const page = await renderApp('/sign-up');
  await askForCode(page);
  await page.user.click(await screen.findByLabelText('OTP'));
  await page.user.paste('000000');
  const wait = deferredResponse(calls.verifyCode);
  server.use(wait.handler);
  await page.user.click(button('Verify'));
  expect(await screen.findByRole('button', { name: 'Verifying OTP...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  wait.release();
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid OTP. Try again.');
});

test('the code cannot be edited while it is being verified: signing up sends it once more', async () => {
  const page = await renderApp('/sign-up');
  await askForCode(page);
  const code = await screen.findByLabelText('OTP');
  await page.user.type(code, '000000');
  const wait = deferredResponse(calls.verifyCode);
  server.use(wait.handler);
  await page.user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Verifying OTP...' });
  await page.user.type(code, '1');
  expect(code).toHaveValue('000000');
  wait.release();
  await screen.findByRole('alert');
  await page.user.type(code, '1');
  expect(code).toHaveValue('0000001');
});

test.each([
  ['the server says nothing', () => noMessage(calls.verifyCode, 400), 'Invalid OTP. Try again.'],
  ['nobody answers', () => offline(calls.verifyCode), 'Error while verifying OTP.'],
])('a code that was refused is explained when %s', async (_when, handler, words) => {
  const page = await renderApp('/sign-up');
  await askForCode(page);
  server.use(handler());
  await page.user.click(await screen.findByLabelText('OTP'));
  await page.user.paste('000000');
  await page.user.click(button('Verify'));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(button('Sign Up')).toBeDisabled();
});

test('the attempts left are shown; after the last wrong code a countdown runs and one message remains', async () => {
  const page = await renderApp('/sign-up');
  await askForCode(page);
  const code = await screen.findByLabelText('OTP');
  const guess = async () => {
    // The wrong code is focused and selected, so that pasting replaces it.
    await page.user.paste('wrong');
    await page.user.keyboard('{Enter}');
  };
  await guess();
  expect(await screen.findByText('4 tries left.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid OTP. Try again.');
  expect(code).toBeInvalid();
  expect(code).toHaveFocus();
  expect(code).toHaveValue('wrong');
  expect(code).toHaveAccessibleDescription(expect.stringContaining('4 tries left.'));
  for (const left of ['3 tries left.', '2 tries left.', '1 try left.']) {
    await guess();
    expect(await screen.findByText(left)).toBeVisible();
  }
  await guess();
  expect(await screen.findByText(/^Too many wrong codes/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Verify in (10:00|9:5\d)$/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: /^Send again in (10:00|9:5\d)$/ })).toBeDisabled();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('a message says that a code was used in another tab; it works again once it is sent again', async () => {
  const page = await renderApp('/sign-up');
  await askForCode(page);
  const code = await screen.findByLabelText('OTP');
  const testServer = await currentTestServer();
  const otp = await testServer.codeFor(visitor.email);
  expect((await testServer.call('verifyCode', { email: visitor.email, otp })).status).toBe(200);
  await page.user.click(code);
  await page.user.paste(otp);
  await page.user.keyboard('{Enter}');
  expect(
    await screen.findByText(/^A code works once, and for a short time\. If you used it in another tab/),
  ).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid OTP. Try again.');
  expect(code).toHaveAccessibleDescription(
    expect.stringContaining('A code works once, and for a short time.'),
  );
  // Sent again, it is the same code.
  expect((await testServer.call('sendSignUpCode', { email: visitor.email })).status).toBe(200);
  await page.user.keyboard('{Enter}');
  expect(await screen.findByText('OTP verified successfully!')).toBeVisible();
  expect(screen.queryByText(/^A code works once/)).not.toBeInTheDocument();
});

test('a refused code that has expired gets a message about that', async () => {
  const page = await renderApp('/sign-up');
  await askForCode(page);
  const code = await screen.findByLabelText('OTP');
  await page.user.click(code);
  await page.user.paste('000000');
  const tenMinutesLater = Date.now() + 600_000;
  jest.spyOn(Date, 'now').mockImplementation(() => tenMinutesLater);
  server.use(noMessage(calls.verifyCode, 400));
  await page.user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid OTP. Try again.');
  expect(await screen.findByText(/^This code is too old to be accepted/)).toBeVisible();
  expect(screen.queryByText(/^A code works once/)).not.toBeInTheDocument();
});

test.each([
  ['two minutes', 120, 3, true],
  ['twenty minutes', 1200, 11, false],
])('where codes work for %s, one is called old after that', async (_name, codeLifetime, minutes, isOld) => {
  const page = await renderApp('/sign-up');
  server.use(http.post(`*${apiBase}${calls.sendSignUpCode.path}`, () => HttpResponse.json({ codeLifetime })));
  await askForCode(page);
  const code = await screen.findByLabelText('OTP');
  const later = Date.now() + minutes * 60_000;
  jest.spyOn(Date, 'now').mockImplementation(() => later);
  await page.user.type(code, '1');
  expect(screen.queryAllByText(/^This code is too old to be accepted/)).toHaveLength(isOld ? 1 : 0);
});

test('a missing code shows no error when it first appears or loses focus', async () => {
  const page = await renderApp('/sign-up');
  // An attempt to submit before a code was sent.
  await page.user.click(screen.getByLabelText('Name'));
  await page.user.keyboard('{Enter}');
  await screen.findByRole('link', { name: 'Name is required.' });
  await askForCode(page);
  const code = await screen.findByLabelText('OTP');
  await page.user.type(code, '1{Backspace}');
  await page.user.tab();
  expect(code).toHaveAttribute('aria-invalid', 'false');
  expect(screen.queryByText(requiredMessageOf({ label: 'OTP' }))).not.toBeInTheDocument();
});

test('after a reload the verification still applies, and only the code has to be typed again', async () => {
  const before = await renderApp('/sign-up');
  await before.user.type(screen.getByLabelText('Name'), 'Meena');
  await proveEmail(before);
  before.unmount();
  await renderApp('/sign-up');
  expect(await screen.findByText('OTP verified successfully!')).toBeVisible();
  expect(email()).toHaveValue(visitor.email);
  expect(screen.getByLabelText('Name')).toHaveValue('Meena');
  expect(button('Sign Up')).toBeEnabled();
  expect(screen.getByLabelText('OTP')).toHaveValue('');
  expect(screen.getByText(/^Please type the code once more/)).toBeVisible();
});

test('changing the email revokes the verification', async () => {
  const page = await renderApp('/sign-up');
  await proveEmail(page);
  await page.user.type(email(), 'x');
  await waitFor(() => expect(button('Sign Up')).toBeDisabled());
  expect(screen.queryByText('OTP verified successfully!')).not.toBeInTheDocument();
  await askForCode(page);
  expect(await screen.findByLabelText('OTP')).toHaveValue('');
});

test('with everything else filled in, the verified code leads to Sign Up', async () => {
  const page = await renderApp('/sign-up');
  const answers = {
    Name: visitor.name,
    'Phone number': visitor.phone_number,
    Address: visitor.address,
    Password: 'four quiet words',
    'Confirm password': 'four quiet words',
  };
  for (const [label, answer] of Object.entries(answers)) {
    await page.user.click(screen.getByLabelText(label));
    await page.user.paste(answer);
  }
  fireEvent.change(screen.getByLabelText('Date of birth'), { target: { value: visitor.date_of_birth } });
  await page.user.click(screen.getByRole('radio', { name: visitor.gender }));
  await proveEmail(page);
  expect(button('Sign Up')).toHaveFocus();
});
