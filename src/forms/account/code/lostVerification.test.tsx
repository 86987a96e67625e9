import { screen, waitFor } from '@testing-library/react';
import { calls } from '../../../../contract/calls.ts';
import * as constants from '../../../../contract/constants.ts';
import { paths } from '../../../../contract/paths.ts';
import { deferredResponse, lostAnswer } from '../../../../mocks/faults.ts';
import { signUp, visitor } from '../../../../mocks/fixtures.ts';
import { currentTestServer, installMocks, server } from '../../../../mocks/server.ts';
import { button } from '../../../testing/button.ts';
import { renderApp } from '../../../testing/rendering/renderApp.tsx';
import { askForCode as askForResetCode } from '../../../testing/accounts/forgotSteps.ts';
import { askForCode as askForSignUpCode, endDocument } from '../../../testing/accounts/signUpSteps.ts';

installMocks();

type Page = Awaited<ReturnType<typeof renderApp>>;

const lost = /^The answer to your try before was lost, and this code may have been used by it\./;

test.each([
  {
    form: 'sign-up',
    path: paths.signUp,
    askForCode: askForSignUpCode,
    template: 'sign-up-code',
    verify: 'Verify',
    unreachable: 'Error while verifying OTP.',
    wrong: 'Invalid OTP. Try again.',
  },
  {
    form: 'recovery',
    path: paths.forgotPassword,
    askForCode: askForResetCode,
    template: 'reset-code',
    verify: 'Verify OTP',
    unreachable: 'An error occurred. Please try again.',
    wrong: 'Invalid OTP. Please try again.',
  },
] as const)(
  'verifying a code of $form again after a lost answer says that the code may have been used',
  async ({ path, askForCode, template, verify, unreachable, wrong }) => {
    const testServer = await currentTestServer();
    if (template === 'reset-code') await signUp(testServer);
    const page = await renderApp(path);
    await askForCode(page);
    await page.user.click(await screen.findByLabelText('OTP'));
    await page.user.paste(await testServer.codeFor(visitor.email, template));
    server.use(lostAnswer(calls.verifyCode));
    await page.user.click(button(verify));
    expect(await screen.findByRole('alert')).toHaveTextContent(unreachable);
    expect(screen.queryByText(lost)).not.toBeInTheDocument();
    server.resetHandlers();
    await page.user.click(button(verify));
    expect(await screen.findByText(lost)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(wrong);
    expect(screen.queryByText(/^A code works once/)).not.toBeInTheDocument();

    const later = Date.now() + constants.resendCoolDown;
    jest.spyOn(Date, 'now').mockImplementation(() => later);
    await page.user.click(await screen.findByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(screen.queryByText(lost)).not.toBeInTheDocument());
  },
);

test.each([
  ['reloads the page', endDocument],
  ['leaves the page', async (page: Page) => page.unmount()],
])(
  'verifying a code again says that it may have been used, after a visitor who %s while it was verified is back',
  async (_what, end) => {
    const testServer = await currentTestServer();
    const before = await renderApp(paths.signUp);
    await askForSignUpCode(before);
    await before.user.click(await screen.findByLabelText('OTP'));
    const otp = await testServer.codeFor(visitor.email);
    await before.user.paste(otp);
    server.use(deferredResponse(calls.verifyCode).handler);
    await before.user.click(button('Verify'));
    await screen.findByRole('button', { name: 'Verifying OTP...' });
    await end(before);
    expect((await testServer.call('verifyCode', { email: visitor.email, otp })).status).toBe(200);
    server.resetHandlers();
    const page = await renderApp(paths.signUp);
    await page.user.click(await screen.findByLabelText('OTP'));
    await page.user.paste(otp);
    await page.user.click(button('Verify'));
    expect(await screen.findByText(lost)).toBeVisible();
  },
);

test('a code sent again after a lost answer and then used in another tab gets the usual message', async () => {
  const testServer = await currentTestServer();
  const page = await renderApp(paths.signUp);
  await askForSignUpCode(page);
  await page.user.click(await screen.findByLabelText('OTP'));
  const otp = await testServer.codeFor(visitor.email);
  await page.user.paste(otp);
  server.use(lostAnswer(calls.verifyCode));
  await page.user.click(button('Verify'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Error while verifying OTP.');
  server.resetHandlers();
  const later = Date.now() + constants.resendCoolDown;
  jest.spyOn(Date, 'now').mockImplementation(() => later);
  await page.user.click(await screen.findByRole('button', { name: 'Send again' }));
  const code = screen.getByLabelText('OTP');
  await waitFor(() => expect(code).toHaveValue(''));
  expect((await testServer.call('verifyCode', { email: visitor.email, otp })).status).toBe(200);
  await page.user.type(code, otp);
  await page.user.click(button('Verify'));
  expect(await screen.findByText(/^A code works once/)).toBeVisible();
});
