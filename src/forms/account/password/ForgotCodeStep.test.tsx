import { act, screen, waitFor, within } from '@testing-library/react';
import { calls } from '../../../../contract/calls.ts';
import { deferredResponse, noMessage, offline, serverMessage } from '../../../../mocks/faults.ts';
import { signUp, visitor } from '../../../../mocks/fixtures.ts';
import { spyOnCall } from '../../../../mocks/spyOnCall.ts';
import { installMocks, server, currentTestServer } from '../../../../mocks/server.ts';
import { selectSentCode } from '../../../state/forms/accountEntriesSlice.ts';
import { interruptedSending, markSending } from '../../../state/forms/sendingMark.ts';
import { button } from '../../../testing/button.ts';
import { renderApp } from '../../../testing/rendering/renderApp.tsx';
import { askForCode, code, email, stageOf } from '../../../testing/accounts/forgotSteps.ts';

installMocks();
type Page = Awaited<ReturnType<typeof renderApp>>;

/** Opens the second step, with a code sent to an existing account. */
async function renderCodeStep(): Promise<Page> {
  await signUp(await currentTestServer());
  const page = await renderApp('/forgot-password');
  await askForCode(page);
  await screen.findByLabelText('OTP');
  return page;
}

async function typeCode({ user }: Page, otp: string) {
  await user.click(code());
  await user.paste(otp);
  await user.keyboard('{Enter}');
}

test('an empty code shows an error, which goes as soon as something is typed', async () => {
  const page = await renderCodeStep();
  const sent = spyOnCall(calls.verifyCode);
  server.use(sent.handler);
  await page.user.click(button('Verify OTP'));
  expect(await screen.findByText('Please enter the OTP.')).toBeVisible();
  expect(code()).toHaveFocus();
  await page.user.keyboard('1');
  await waitFor(() => expect(screen.queryByText('Please enter the OTP.')).not.toBeInTheDocument());
  expect(sent.requests).toEqual([]);
});

test('a new password that was being set before the code was verified is no longer mentioned', async () => {
  const page = await renderCodeStep();
  markSending('resetPassword', 'unknown');
  await typeCode(page, await (await currentTestServer()).codeFor(visitor.email, 'reset-code'));
  await screen.findByLabelText('New Password');
  expect(interruptedSending('resetPassword')).toBeNull();
});

test('the right code leads to the new password and passes on the verified email', async () => {
  const page = await renderCodeStep();
  const sent = spyOnCall(calls.verifyCode);
  server.use(sent.handler);
  const otp = await (await currentTestServer()).codeFor(visitor.email, 'reset-code');
  await typeCode(page, ` ${otp.slice(0, 3)} ${otp.slice(3)} `);
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/reset-password'));
  expect(page.router.state.location.state).toMatchObject({ email: visitor.email });
  // The page that is being left may still show it, too.
  await waitFor(() =>
    expect(screen.getByText('OTP verified successfully.').closest('[role="status"]')).toBeInTheDocument(),
  );
  expect(sent.requests).toEqual([
    { authorization: null, contentType: 'application/json', body: { email: visitor.email, otp } },
  ]);
});

test('a code that was used up is forgotten: the page asks for an email again, and offers none', async () => {
  const page = await renderCodeStep();
  await typeCode(page, await (await currentTestServer()).codeFor(visitor.email, 'reset-code'));
  await screen.findByLabelText('New Password');
  await act(() => page.router.navigate('/forgot-password'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
  expect(email()).toHaveValue('');
  expect(stageOf(page)).toBe('unsent');
  expect(page.store.getState().accountEntries).not.toHaveProperty('forgotPassword');
});

test('the button is busy while the code is being verified', async () => {
  const page = await renderCodeStep();
  const wait = deferredResponse(calls.verifyCode);
  server.use(wait.handler);
  await typeCode(page, '000000');
  expect(await screen.findByRole('button', { name: 'Verifying OTP...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  wait.release();
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid OTP. Please try again.');
});

test.each([
  ['the server says why', () => serverMessage(calls.verifyCode, 400, 'Not that one.'), 'Not that one.'],
  ['the server says nothing', () => noMessage(calls.verifyCode, 400), 'Invalid OTP. Please try again.'],
  ['nobody answers', () => offline(calls.verifyCode), 'An error occurred. Please try again.'],
])('the second step stays and an alert says why when %s; typing clears it', async (_when, handler, words) => {
  const page = await renderCodeStep();
  server.use(handler());
  await typeCode(page, '000000');
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(page.router.state.location.pathname).toBe('/forgot-password');
  expect(stageOf(page)).toBe('sent');
  expect(code()).toHaveFocus();
  await page.user.keyboard('{Backspace}');
  await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
});

test('‘Change email’ leads back to the first step with the email filled in', async () => {
  const page = await renderCodeStep();
  await page.user.click(code());
  await page.user.paste('123');
  await page.user.click(button('Change email'));
  expect(email()).toHaveValue(visitor.email);
  expect(email()).toHaveFocus();
  expect(stageOf(page)).toBe('unsent');
  await askForCode(page, 'asha@example.org');
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('asha@example.org'));
  expect(code()).toHaveValue('');
});

test.each(['another page', 'a reload'])(
  'after %s an old code is called old, and nothing says that it was just sent',
  async (interruption) => {
    const before = await renderCodeStep();
    const { state } = before.router.state.location;
    const endsAtIn = ({ store }: Page) => selectSentCode(store.getState(), 'forgotPassword')?.endsAt;
    const known = endsAtIn(before);
    const later = Date.now() + 3 * 3_600_000;
    let page = before;
    if (interruption === 'a reload') {
      before.unmount();
      jest.spyOn(Date, 'now').mockImplementation(() => later);
      page = await renderApp({ pathname: '/forgot-password', state: state as unknown });
    } else {
      await act(() => before.router.navigate('/login'));
      await screen.findByLabelText('Password');
      jest.spyOn(Date, 'now').mockImplementation(() => later);
      await act(() => before.router.navigate('/forgot-password'));
    }
    expect(await screen.findByText(/^This code is too old to be accepted/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Enter the code');
    expect(screen.queryByText('OTP sent to your email.')).not.toBeInTheDocument();
    expect(endsAtIn(page)).toBe(known);
  },
);

test('when a code expires on the open page, a note says so and nothing above it disappears', async () => {
  const page = await renderCodeStep();
  const later = Date.now() + 600_000;
  jest.spyOn(Date, 'now').mockImplementation(() => later);
  await page.user.type(code(), '1');
  expect(await screen.findByText(/^This code is too old to be accepted/)).toBeVisible();
  expect(screen.getByText('OTP sent to your email.')).toBeVisible();
});

test('nothing is said about when a code was sent whose age is not known', async () => {
  const state = { email: visitor.email, codeSentTo: visitor.email };
  await renderApp({ pathname: '/forgot-password', state });
  expect(await screen.findByLabelText('OTP')).toBeVisible();
  expect(screen.queryByText('OTP sent to your email.')).not.toBeInTheDocument();
  expect(screen.queryByText(/too old to be accepted/)).not.toBeInTheDocument();
});

describe('Back to Login', () => {
  const press = async ({ user }: Page) =>
    user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Back to Login' }));

  test('leads a visitor to the login form from the first step', async () => {
    const page = await renderApp('/forgot-password');
    await press(page);
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/login'));
  });

  test('passes on the address from the login, or the one that was typed instead', async () => {
    const page = await renderApp({ pathname: '/forgot-password', state: { email: visitor.email } });
    await waitFor(() => expect(email()).toHaveValue(visitor.email));
    await press(page);
    await screen.findByLabelText('Password');
    expect(email()).toHaveValue(visitor.email);
    await act(() => page.router.navigate(-1));
    await screen.findByRole('button', { name: 'Send OTP' });
    await page.user.type(email(), '.in');
    await press(page);
    await screen.findByLabelText('Password');
    expect(email()).toHaveValue(`${visitor.email}.in`);
  });

  test('passes on the address of the code, and that of the new password', async () => {
    const page = await renderCodeStep();
    await press(page);
    await screen.findByLabelText('Password');
    expect(email()).toHaveValue(visitor.email);
    await act(() => page.router.navigate('/reset-password', { state: { email: visitor.email } }));
    await screen.findByLabelText('New Password');
    await press(page);
    await screen.findByLabelText('Password');
    expect(email()).toHaveValue(visitor.email);
  });

  test('leads to the login form from the second step, too, and a late answer does not navigate', async () => {
    const page = await renderCodeStep();
    const otp = await (await currentTestServer()).codeFor(visitor.email, 'reset-code');
    const wait = deferredResponse(calls.verifyCode);
    server.use(wait.handler);
    await typeCode(page, otp);
    await screen.findByRole('button', { name: 'Verifying OTP...' });
    await press(page);
    await act(async () => wait.release());
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
    expect(page.router.state.location.pathname).toBe('/login');
  });
});
