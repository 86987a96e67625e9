import { act, screen, waitFor } from '@testing-library/react';
import { calls } from '../../../contract/calls.ts';
import type { CallName } from '../../../contract/calls.ts';
import { deferredResponse } from '../../../mocks/faults.ts';
import { signUp, visitor } from '../../../mocks/fixtures.ts';
import { allowReset, currentTestServer, installMocks, server } from '../../../mocks/server.ts';
import { askForCode, email } from '../../testing/accounts/forgotSteps.ts';
import { change, field, renderProfile } from '../../testing/accounts/renderProfile.ts';
import { fillInEverything } from '../../testing/accounts/signUpSteps.ts';
import { button } from '../../testing/button.ts';
import { renderApp } from '../../testing/rendering/renderApp.tsx';
import { sendingCancelled } from '../../state/forms/formsSlice.ts';
import type { FormName } from '../../state/forms/formsSlice.ts';

installMocks();

type Page = Awaited<ReturnType<typeof renderApp>>;

/**
 * Submits a form to a server that does not answer this call, and cancels. The answer comes once the loading screen has
 * gone.
 */
async function cancel({ store }: Page, form: FormName, call: CallName, submit: () => Promise<void>) {
  const wait = deferredResponse(calls[call]);
  server.use(wait.handler);
  await submit();
  await waitFor(() => expect(store.getState().ui.loading).toHaveProperty('submit'));
  await act(async () => void store.dispatch(sendingCancelled({ form })));
  await waitFor(() => expect(store.getState().ui.loading).toEqual({}));
  await act(async () => wait.release());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(store.getState().dialog.current).toBeNull();
  server.resetHandlers();
}

async function paste({ user }: Page, label: string, text: string) {
  await user.click(field(label));
  await user.paste(text);
}

const press = ({ user }: Page, name: string) => user.click(button(name));

test('a cancelled login does not log in, and the form can be sent again', async () => {
  await signUp(await currentTestServer());
  const page = await renderApp('/login');
  await paste(page, 'Email', visitor.email);
  await paste(page, 'Password', visitor.password);
  await cancel(page, 'login', 'logIn', () => press(page, 'Login'));
  expect(page.store.getState().auth.token).toBeNull();
  expect(field('Password')).toHaveValue(visitor.password);
  await press(page, 'Login');
  expect(await screen.findByRole('dialog', { name: 'Welcome Back!' })).toBeVisible();
});

test('a cancelled sign-up stays on the page and is remembered as one that may have arrived', async () => {
  const page = await renderApp('/sign-up');
  await fillInEverything(page);
  await cancel(page, 'signUp', 'signUp', () => press(page, 'Sign Up'));
  expect(page.router.state.location.pathname).toBe('/sign-up');
  expect(page.store.getState().accountEntries?.signUp?.code?.lost).toBe('signUp');
});

test('cancelling the sending of a reset code leaves the step as it is, and the answer does not navigate', async () => {
  await signUp(await currentTestServer());
  const page = await renderApp('/forgot-password');
  await cancel(page, 'forgotPassword', 'sendResetCode', () => askForCode(page));
  expect(email()).toHaveValue(visitor.email);
  expect(page.store.getState().forms.forgotPassword?.code).toBe('unsent');
});

test('after a cancelled reset, a missing verification mentions that the password may have been set', async () => {
  await signUp(await currentTestServer());
  await allowReset(visitor.email);
  const page = await renderApp('/forgot-password', {
    pathname: '/reset-password',
    state: { email: visitor.email },
  });
  await paste(page, 'New Password', 'five even quieter words');
  await paste(page, 'Confirm New Password', 'five even quieter words');
  await cancel(page, 'resetPassword', 'resetPassword', () => press(page, 'Reset password'));
  await press(page, 'Reset password');
  expect(await screen.findByText(/your new password may have been set/)).toBeVisible();
});

test('cancelling the saving of a profile keeps the changes in the form, and they can be saved again', async () => {
  const page = await renderProfile();
  await change(page, 'Address', '8 Temple Street');
  await cancel(page, 'profile', 'updateProfile', () => press(page, 'Save changes'));
  expect(field('Address')).toHaveValue('8 Temple Street');
  await press(page, 'Save changes');
  expect(await screen.findByRole('dialog', { name: 'Profile updated successfully!' })).toBeVisible();
});
