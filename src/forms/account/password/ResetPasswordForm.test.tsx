import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { apiBase, calls } from '../../../../contract/calls.ts';
import {
  deferredResponse,
  htmlAnswer,
  lostAnswer,
  noMessage,
  offline,
  serverMessage,
} from '../../../../mocks/faults.ts';
import { logIn, signUpAndLogIn, signUp, visitor } from '../../../../mocks/fixtures.ts';
import { spyOnCall } from '../../../../mocks/spyOnCall.ts';
import { loginCopy } from '../../../content/accounts/accounts.ts';
import { button } from '../../../testing/button.ts';
import { seedToken } from '../../../testing/seedToken.ts';
import { allowReset, installMocks, server, currentTestServer } from '../../../../mocks/server.ts';
import { sendingMarkKey } from '../../../state/forms/sendingMark.ts';
import { renderApp } from '../../../testing/rendering/renderApp.tsx';

installMocks();

type Page = Awaited<ReturnType<typeof renderApp>>;

const password = () => screen.getByLabelText<HTMLInputElement>('New Password');
const confirmation = () => screen.getByLabelText<HTMLInputElement>('Confirm New Password');

/** Opens the page as after a verified code. */
const renderReset = () =>
  renderApp('/forgot-password', { pathname: '/reset-password', state: { email: visitor.email } });

async function fill({ user }: Page, first: string, second = first) {
  await user.click(password());
  await user.paste(first);
  await user.click(confirmation());
  await user.paste(second);
  await user.keyboard('{Enter}');
}

const newPassword = 'five even quieter words';

describe('with the email of the account', () => {
  test('a visitor is asked for the new password twice, and nothing is sent without it', async () => {
    const page = await renderReset();
    const sent = spyOnCall(calls.resetPassword);
    server.use(sent.handler);
    expect(screen.getByRole('main')).toHaveTextContent(visitor.email);
    await page.user.click(button('Reset password'));
    await waitFor(() => expect(password()).toHaveFocus());
    expect(password()).toHaveAccessibleDescription(/New password is required\./);
    expect(confirmation()).toHaveAccessibleDescription('Confirm password is required.');
    const summary = screen.getByRole('alert');
    await page.user.click(within(summary).getByRole('link', { name: 'Confirm password is required.' }));
    expect(confirmation()).toHaveFocus();
    expect(sent.requests).toEqual([]);
  });

  test('leaving asks once a password is typed, and not before', async () => {
    const page = await renderReset();
    const isLet = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isLet()).toBe(true);
    await page.user.click(password());
    await page.user.paste(newPassword);
    expect(isLet()).toBe(false);
    await page.user.click(screen.getByRole('link', { name: 'Back to Login' }));
    const asked = await screen.findByRole('alertdialog', { name: 'Leave this form?' });
    expect(asked).toHaveAccessibleDescription(/^The password you typed would be lost/);
    expect(page.router.state.location.pathname).toBe('/reset-password');
    await page.user.click(within(asked).getByRole('button', { name: 'Keep editing' }));
    expect(password()).toHaveValue(newPassword);
  });

  test('a visitor who types two different passwords is told so', async () => {
    const page = await renderReset();
    const sent = spyOnCall(calls.resetPassword);
    server.use(sent.handler);
    await fill(page, newPassword, 'five even quieter word');
    await waitFor(() =>
      expect(confirmation()).toHaveAccessibleDescription(
        /Passwords do not match\. Show both to compare them\./,
      ),
    );
    expect(confirmation()).toHaveFocus();
    expect(sent.requests).toEqual([]);
  });

  test('sending again after a lost answer says that the new password may have been set', async () => {
    await signUp(await currentTestServer());
    await allowReset(visitor.email);
    const page = await renderReset();
    server.use(lostAnswer(calls.resetPassword));
    await fill(page, newPassword);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^An error occurred while connecting to the server\.$/,
    );
    server.resetHandlers();
    await page.user.click(button('Reset password'));
    const told = await screen.findByText(/your new password may have been set/);
    const alert = told.closest<HTMLElement>('[role="alert"]');
    expect(alert).toHaveTextContent(/^Please verify the code sent to your email first\./);
    expect(within(alert!).getByRole('link', { name: 'Go to Forgot Password' })).toBeVisible();
    await page.user.click(within(alert!).getByRole('link', { name: 'Login' }));
    expect(await screen.findByLabelText('Email')).toHaveValue(visitor.email);
    await page.user.click(screen.getByLabelText('Password'));
    await page.user.paste(newPassword);
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(page.store.getState().auth.claims?.email).toBe(visitor.email));
  });

  test('after a reload in the middle, a missing verification mentions that the password may have been set', async () => {
    window.sessionStorage.setItem(sendingMarkKey, '{"form":"resetPassword","received":"unknown"}');
    const page = await renderReset();
    await fill(page, newPassword);
    expect(await screen.findByText(/your new password may have been set/)).toBeVisible();
    expect(window.sessionStorage.getItem(sendingMarkKey)).toBeNull();
  });

  test('after leaving the page in the middle, a missing verification mentions that the password may have been set', async () => {
    const page = await renderReset();
    const unanswered = deferredResponse(calls.resetPassword);
    server.use(unanswered.handler);
    await fill(page, newPassword);
    await screen.findByRole('button', { name: 'Submitting...', hidden: true });
    await act(() => page.router.navigate(-1));
    await screen.findByRole('button', { name: 'Send OTP', hidden: true });
    server.resetHandlers();
    await act(() => page.router.navigate(1));
    await screen.findByLabelText('New Password');
    await fill(page, newPassword);
    expect(await screen.findByText(/your new password may have been set/)).toBeVisible();
  });

  test.each([
    ['a page of a proxy', htmlAnswer(calls.resetPassword), 1],
    ['a refusal', serverMessage(calls.resetPassword, 429, 'Please wait.'), 0],
  ])(
    'after %s, a missing verification mentions a set password only if there may be one',
    async (_, fault, links) => {
      const page = await renderReset();
      server.use(fault);
      await fill(page, newPassword);
      await screen.findByRole('alert');
      server.resetHandlers();
      await page.user.click(button('Reset password'));
      await screen.findByText(/^Please verify the code sent to your email first\./);
      expect(screen.queryAllByRole('link', { name: 'Login' })).toHaveLength(links);
      expect(screen.queryAllByText(/may have been set/)).toHaveLength(links);
    },
  );

  test('the new password is set, and the login page says so; going back cannot set it again', async () => {
    await signUp(await currentTestServer());
    await allowReset(visitor.email);
    const page = await renderReset();
    const sent = spyOnCall(calls.resetPassword);
    server.use(sent.handler);
    await fill(page, newPassword);
    const told = await screen.findByText('Password reset successfully.');
    expect(told.closest('[role="status"]')).toBeInTheDocument();
    expect(page.router.state.location.pathname).toBe('/login');
    expect(sent.requests).toEqual([
      {
        authorization: null,
        contentType: 'application/json',
        body: { email: visitor.email, newPassword },
      },
    ]);
    expect(await logIn(await currentTestServer(), { email: visitor.email, password: newPassword })).not.toBe(
      '',
    );
    await act(() => page.router.navigate(-1));
    expect(await screen.findByRole('heading', { name: 'Forgot password' })).toBeVisible();
    expect(page.router.state.location.state).toBeNull();
  });

  test('a short password is sent: only the server has a rule against it', async () => {
    const page = await renderReset();
    const sent = spyOnCall(calls.resetPassword);
    server.use(sent.handler);
    await fill(page, 'a');
    await waitFor(() => expect(sent.requests).toHaveLength(1));
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  test('a password that the server refuses has its error at the field, which gets the focus', async () => {
    await signUp(await currentTestServer());
    await allowReset(visitor.email);
    const page = await renderReset();
    await fill(page, 'kolam-7');
    expect(screen.getByText('Medium')).toBeVisible();
    await waitFor(() => expect(password()).toHaveFocus());
    expect(password()).toHaveAccessibleDescription(/Password must have at least 8 characters\.$/);
    expect(password()).toBeInvalid();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await page.user.keyboard('8');
    await waitFor(() => expect(password()).toBeValid());
    expect(screen.getByText('Strong')).toBeVisible();
  });

  test('while the call runs, the loading screen covers the page and the button is busy', async () => {
    const page = await renderReset();
    const wait = deferredResponse(calls.resetPassword);
    server.use(wait.handler);
    await fill(page, newPassword);
    expect(await screen.findByRole('button', { name: 'Submitting...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(page.store.getState().ui.loading).toEqual({ submit: 1 });
    wait.release();
    await screen.findByRole('alert');
    expect(page.store.getState().ui.loading).toEqual({});
  });

  test.each([
    ['the server says why', () => serverMessage(calls.resetPassword, 422, 'Too common.'), 'Too common.'],
    [
      'the server also asks for what the form does not have',
      () =>
        http.post(`*${apiBase}${calls.resetPassword.path}`, () => {
          const fields = { newPassword: 'Too common.', hint: 'Hint is required.' };
          return HttpResponse.json({ message: fields.newPassword, fields }, { status: 422 });
        }),
      'Too common. Hint is required.',
    ],
    [
      'the server says nothing',
      () => noMessage(calls.resetPassword, 500),
      'Something went wrong. Please try again.',
    ],
    [
      'nobody answers',
      () => offline(calls.resetPassword),
      'An error occurred while connecting to the server.',
    ],
  ])(
    'both entries stay, and an alert says why the password was refused, when %s',
    async (_when, handler, words) => {
      const page = await renderReset();
      server.use(handler());
      await fill(page, newPassword);
      expect(await screen.findByRole('alert')).toHaveTextContent(words);
      expect(page.router.state.location.pathname).toBe('/reset-password');
      expect(password()).toHaveValue(newPassword);
      expect(confirmation()).toHaveValue(newPassword);
    },
  );

  test('a visitor without a verified code is referred to ‘Forgot Password’, with the email', async () => {
    const state = { email: visitor.email, status: 'OTP verified successfully.' };
    const page = await renderApp({ pathname: '/reset-password', state });
    expect(screen.getByText(state.status)).toBeVisible();
    await fill(page, newPassword);
    const refusal = await screen.findByRole('alert');
    expect(refusal).toHaveTextContent('Please verify the code sent to your email first.');
    expect(screen.queryByText(state.status)).not.toBeInTheDocument();
    await page.user.click(within(refusal).getByRole('link', { name: 'Go to Forgot Password' }));
    expect(await screen.findByRole('button', { name: 'Send OTP' })).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue(visitor.email);
  });

  test('a late answer does not navigate a visitor who has left', async () => {
    await signUp(await currentTestServer());
    await allowReset(visitor.email);
    const page = await renderReset();
    const wait = deferredResponse(calls.resetPassword);
    server.use(wait.handler);
    await fill(page, newPassword);
    await screen.findByRole('button', { name: 'Submitting...' });
    await act(() => page.router.navigate('/about-us'));
    await act(async () => wait.release());
    await waitFor(() => expect(page.store.getState().forms['resetPassword']).toBeUndefined());
    expect(page.router.state.location.pathname).toBe('/about-us');
  });

  test('a new password ends the session of the old one in this browser', async () => {
    const { token } = await signUpAndLogIn(await currentTestServer());
    seedToken(token);
    await allowReset(visitor.email);
    const page = await renderReset();
    await waitFor(() => expect(page.store.getState().auth.token).toBe(token));
    await fill(page, newPassword);
    await screen.findByText('Password reset successfully.');
    expect(page.store.getState().auth.token).toBeNull();
    expect(screen.queryByRole('link', { name: loginCopy.alreadyIn.link })).not.toBeInTheDocument();
  });

  test('password managers learn whose password it is, and both can be shown', async () => {
    const { user } = await renderReset();
    const name = document.querySelector('input[autocomplete="username"]');
    expect(name).toHaveValue(visitor.email);
    expect(name).not.toBeVisible();
    for (const input of [password(), confirmation()]) {
      expect(input).toHaveAttribute('autocomplete', 'new-password');
      expect(input).toHaveAttribute('type', 'password');
    }
    for (const show of screen.getAllByRole('button', { name: 'Show password' })) await user.click(show);
    expect(password()).toHaveAttribute('type', 'text');
    expect(confirmation()).toHaveAttribute('type', 'text');
  });
});

describe('without an email', () => {
  test.each([
    ['nothing', null],
    ['no address', { email: 'meena' }],
    ['something odd', { email: { is: 'meena@example.org' } }],
  ])(
    'with %s in the location state there is no form, only a link to ‘Forgot Password’',
    async (_what, state) => {
      const sent = spyOnCall(calls.resetPassword);
      server.use(sent.handler);
      const { user, router } = await renderApp({ pathname: '/reset-password', state });
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Reset password');
      expect(screen.getByText('Start with your email so we know which account to reset.')).toBeVisible();
      expect(document.querySelector('form')).toBeNull();
      await user.click(screen.getByRole('link', { name: 'Go to Forgot Password' }));
      await waitFor(() => expect(router.state.location.pathname).toBe('/forgot-password'));
      expect(sent.requests).toEqual([]);
    },
  );
});
