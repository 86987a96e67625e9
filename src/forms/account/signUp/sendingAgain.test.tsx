import { screen, waitFor } from '@testing-library/react';
import { calls } from '../../../../contract/calls.ts';
import * as constants from '../../../../contract/constants.ts';
import { deferredResponse, offline } from '../../../../mocks/faults.ts';
import { visitor } from '../../../../mocks/fixtures.ts';
import { currentTestServer, installMocks, server } from '../../../../mocks/server.ts';
import { spyOnCall } from '../../../../mocks/spyOnCall.ts';
import { renderApp } from '../../../testing/rendering/renderApp.tsx';
import { button } from '../../../testing/button.ts';
import { askForCode } from '../../../testing/accounts/signUpSteps.ts';

installMocks();

/** Opens the form with a typed code that may be sent again by now. */
async function openWithTypedCode() {
  const page = await renderApp('/sign-up');
  await askForCode(page);
  await page.user.click(await screen.findByLabelText('OTP'));
  const later = Date.now() + constants.resendCoolDown;
  jest.spyOn(Date, 'now').mockImplementation(() => later);
  await page.user.paste(await (await currentTestServer()).codeFor(visitor.email));
  await screen.findByRole('button', { name: 'Send again' });
  return page;
}

test('verifying the code removes the error about sending it again', async () => {
  const { user } = await openWithTypedCode();
  server.use(offline(calls.sendSignUpCode));
  await user.click(button('Send again'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Error while sending OTP.');
  await user.click(button('Verify'));
  expect(await screen.findByText('OTP verified successfully!')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each(['before the first is verified', 'once the first is verified'])(
  'a code requested again does not revoke the verification if it is sent %s',
  async (when) => {
    const { user, store } = await openWithTypedCode();
    const next = deferredResponse(calls.sendSignUpCode);
    const verifying = deferredResponse(calls.verifyCode);
    server.use(next.handler, verifying.handler);
    const nextIsSent = async () => {
      next.release();
      await waitFor(() => {
        const running = Object.values(store.getState().api!.mutations).filter(
          (call) => String(call?.status) === 'pending' && call?.endpointName === 'sendSignUpCode',
        );
        expect(running).toEqual([]);
      });
    };
    await user.click(button('Send again'));
    await user.click(button('Verify'));
    if (when.startsWith('before')) await nextIsSent();
    verifying.release();
    expect(await screen.findByText('OTP verified successfully!')).toBeVisible();
    if (when.startsWith('once')) await nextIsSent();
    await user.click(button('Sign Up'));
    expect(await screen.findByRole('link', { name: 'Name is required.' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'OTP is required.' })).not.toBeInTheDocument();
  },
);

test('a code is not sent again while it is being verified, and stays in its field', async () => {
  const { user } = await openWithTypedCode();
  const verifying = deferredResponse(calls.verifyCode);
  const next = spyOnCall(calls.sendSignUpCode);
  server.use(verifying.handler, next.handler);
  await user.click(button('Verify'));
  await user.click(button('Send again'));
  verifying.release();
  expect(await screen.findByText('OTP verified successfully!')).toBeVisible();
  expect(next.requests).toEqual([]);
});
