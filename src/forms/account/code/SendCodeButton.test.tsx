import { act, screen, waitFor } from '@testing-library/react';
import { calls } from '../../../../contract/calls.ts';
import * as constants from '../../../../contract/constants.ts';
import { paths } from '../../../../contract/paths.ts';
import { deferredResponse } from '../../../../mocks/faults.ts';
import { installMocks, server } from '../../../../mocks/server.ts';
import { spyOnCall } from '../../../../mocks/spyOnCall.ts';
import { renderApp } from '../../../testing/rendering/renderApp.tsx';
import { askForCode as askForResetCode } from '../../../testing/accounts/forgotSteps.ts';
import { button } from '../../../testing/button.ts';
import { askForCode as askForSignUpCode } from '../../../testing/accounts/signUpSteps.ts';

installMocks();

describe.each([
  ['sign-up', paths.signUp, calls.sendSignUpCode, askForSignUpCode],
  ['recovery', paths.forgotPassword, calls.sendResetCode, askForResetCode],
])('a code of %s', (_form, path, call, askForCode) => {
  test('makes the button busy while it is being sent', async () => {
    const page = await renderApp(path);
    const wait = deferredResponse(call);
    server.use(wait.handler);
    await askForCode(page);
    expect(await screen.findByRole('button', { name: 'Sending OTP...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    wait.release();
    expect(await screen.findByLabelText('OTP')).toBeVisible();
  });

  test('can be sent again after thirty seconds', async () => {
    const real = ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate', 'nextTick'] as const;
    const page = await renderApp(path);
    jest.useFakeTimers({
      doNotFake: [...real, 'queueMicrotask', 'requestAnimationFrame'],
    });
    const sent = spyOnCall(call);
    server.use(sent.handler);
    await askForCode(page);
    const code = await screen.findByLabelText('OTP');
    expect(button('Send again in 0:30')).toBeDisabled();
    act(() => jest.advanceTimersByTime(6000));
    expect(button('Send again in 0:24')).toBeDisabled();
    act(() => jest.advanceTimersByTime(constants.resendCoolDown - 6000));
    expect(screen.getByText('You can send the code again now.')).toBeInTheDocument();
    await page.user.click(button('Send again'));
    await waitFor(() => expect(sent.requests).toHaveLength(2));
    expect(await screen.findByRole('button', { name: 'Send again in 0:30' })).toBeDisabled();
    expect(code).toHaveFocus();
    jest.useRealTimers();
  });

  test.each([
    ['is removed for the new code', '', ''],
    ['stays if it was changed meanwhile', '4', '1234'],
  ])('is sent again, and the text in its field %s', async (_what, typed, left) => {
    const page = await renderApp(path);
    await askForCode(page);
    const code = await screen.findByLabelText('OTP');
    const later = Date.now() + constants.resendCoolDown;
    jest.spyOn(Date, 'now').mockImplementation(() => later);
    await page.user.type(code, '123');
    const wait = deferredResponse(call);
    server.use(wait.handler);
    await page.user.click(await screen.findByRole('button', { name: 'Send again' }));
    if (typed) await page.user.type(code, typed);
    wait.release();
    await screen.findByRole('button', { name: 'Send again in 0:30' });
    await waitFor(() => expect(code).toHaveFocus());
    expect(code).toHaveValue(left);
  });
});
