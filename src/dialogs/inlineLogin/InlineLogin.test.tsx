import { act, screen, waitFor, within } from '@testing-library/react';
import { calls } from '../../../contract/calls.ts';
import { deferredResponse, noMessage, offline } from '../../../mocks/faults.ts';
import { makePdf, signUp, signUpAndLogIn, visitor } from '../../../mocks/fixtures.ts';
import { currentTestServer, installMocks, server } from '../../../mocks/server.ts';
import { spyOnCall } from '../../../mocks/spyOnCall.ts';
import { selectToken, sessionEnded, sessionSyncedFromOtherTab } from '../../state/auth/authSlice.ts';
import {
  fillIn,
  openAnonymousForm,
  openForm,
  press,
  question,
  submit,
  write,
} from '../../testing/forms/formSteps.ts';
import type { FormPage } from '../../testing/forms/formSteps.ts';

installMocks();

const guard = () => screen.findByRole('dialog', { name: 'You need to log in!' });
const dialogOf = (name: string) => screen.findByRole(/Auth/.test(name) ? 'dialog' : 'alertdialog', { name });
const passwordIn = (dialog: HTMLElement) => within(dialog).findByLabelText<HTMLInputElement>('Password');
const gone = (dialog: HTMLElement) => waitFor(() => expect(dialog).not.toBeInTheDocument());
const endSession = ({ store }: FormPage) => act(async () => void store.dispatch(sessionEnded()));

/** Types the password into the dialog and presses Enter. */
async function logInInline({ user }: FormPage, dialog: HTMLElement, password = visitor.password) {
  const field = await passwordIn(dialog);
  await user.clear(field);
  await user.click(field);
  await user.paste(password);
  await user.keyboard('{Enter}');
}

/** Raises the account's token version, which ends all of its sessions. */
async function revokeSessions() {
  const { db } = await currentTestServer();
  await db.updateTable('account').set({ epoch: 1 }).execute();
}

test('a login in the guard returns the focus to the form, and one press sends it with its file', async () => {
  const page = await openForm('job');
  await fillIn('job', page);
  const cover = question('Cover letter');
  act(() => cover.focus());
  await endSession(page);
  const dialog = await guard();
  expect(dialog).toHaveAccessibleDescription(/^Please log in to access this page\./);
  // Not on a button: the next key of somebody who was typing would press it.
  expect(dialog).toHaveFocus();
  expect(cover.closest('[inert]')).toBeInTheDocument();
  const email = await within(dialog).findByLabelText('Email');
  expect(email).toHaveValue(visitor.email);
  expect(email).toHaveAttribute('readonly');
  expect(email).toHaveAttribute('autocomplete', 'username');
  expect(await passwordIn(dialog)).toHaveAttribute('autocomplete', 'current-password');

  await logInInline(page, dialog);
  await gone(dialog);
  expect(question('Cover letter')).toBe(cover);
  await waitFor(() => expect(cover).toHaveFocus());
  expect(screen.getByText('Meena Raman.pdf')).toBeVisible();
  await submit('job', page);
  expect(await screen.findByRole('dialog', { name: 'Application Submitted' })).toBeVisible();
});

test.each([
  ['the password is wrong', undefined, 'Invalid email or password.'],
  ['the server says nothing', () => noMessage(calls.logIn, 500), 'Something went wrong. Please try again.'],
  ['nobody answers', () => offline(calls.logIn), 'An error occurred while connecting to the server.'],
])(
  'a refused login has the message of the login page when %s, and the password is selected',
  async (_when, handler, words) => {
    const page = await openForm('consultation');
    await endSession(page);
    const dialog = await guard();
    if (handler) server.use(handler());
    await logInInline(page, dialog, 'not this one');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(words);
    const password = await passwordIn(dialog);
    await waitFor(() => expect(password).toHaveFocus());
    expect([password.selectionStart, password.selectionEnd]).toEqual([0, 'not this one'.length]);
  },
);

test('only the login’s button is filled in the dialog', async () => {
  const page = await openForm('consultation');
  await endSession(page);
  const dialog = await guard();
  await passwordIn(dialog);
  const filled = within(dialog)
    .getAllByRole('button')
    .filter((button) => button.classList.contains('MuiButton-contained'));
  expect(filled).toEqual([within(dialog).getByRole('button', { name: 'Log in here' })]);
});

test('an empty password is not sent, and the button is busy while a login runs', async () => {
  const page = await openForm('consultation');
  await endSession(page);
  const dialog = await guard();
  const sent = spyOnCall(calls.logIn);
  server.use(sent.handler);
  await page.user.click(await within(dialog).findByRole('button', { name: 'Log in here' }));
  const password = await passwordIn(dialog);
  await waitFor(() => expect(password).toHaveAccessibleDescription('Password is required.'));
  expect(sent.requests).toEqual([]);
  const wait = deferredResponse(calls.logIn);
  server.use(wait.handler);
  await logInInline(page, dialog);
  const busy = await within(dialog).findByRole('button', { name: 'Submitting...' });
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  expect(page.store.getState().ui.loading).toEqual({});
  wait.release();
  await gone(dialog);
});

test('the failure after a session was ended elsewhere offers a login, after which one press sends', async () => {
  const page = await openForm('consultation');
  await fillIn('consultation', page);
  await revokeSessions();
  await submit('consultation', page);
  const failure = await dialogOf('Submission Failed');
  expect(failure).toHaveTextContent('Please log in again to go on.');
  expect(selectToken(page.store.getState())).toBeNull();
  expect(screen.queryByText('You need to log in!')).not.toBeInTheDocument();
  await logInInline(page, failure);
  await gone(failure);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Submit request' })).toHaveFocus());
  await page.user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Success!' })).toBeVisible();
});

test('closing that failure shows the guard over the same form', async () => {
  const page = await openForm('consultation');
  await fillIn('consultation', page);
  await revokeSessions();
  await submit('consultation', page);
  const failure = await dialogOf('Submission Failed');
  await press(page, failure, 'Try Again');
  const dialog = await guard();
  expect(question('Name')).toHaveValue(visitor.name);
  await logInInline(page, dialog);
  await gone(dialog);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Submit request' })).toHaveFocus());
});

test('feedback from a visitor without a session can be sent after a login in its dialog', async () => {
  await signUp(await currentTestServer());
  const page = await openAnonymousForm('feedback');
  await fillIn('feedback', page);
  await submit('feedback', page);
  const dialog = await dialogOf('Authentication Required');
  const email = await within(dialog).findByLabelText('Email');
  expect(email).not.toHaveAttribute('readonly');
  await page.user.click(email);
  await page.user.paste(visitor.email);
  await logInInline(page, dialog);
  await gone(dialog);
  expect(question('Name')).toHaveValue(visitor.name);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send feedback' })).toHaveFocus());
  await page.user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Thank You!' })).toBeVisible();
});

test('a login in another tab closes the dialog, too', async () => {
  const { token } = await signUpAndLogIn(await currentTestServer());
  const page = await openAnonymousForm('feedback');
  await fillIn('feedback', page);
  await submit('feedback', page);
  const dialog = await dialogOf('Authentication Required');
  await within(dialog).findByRole('button', { name: 'Log in here' });
  act(() => void page.store.dispatch(sessionSyncedFromOtherTab({ token })));
  await gone(dialog);
  expect(question('Name')).toHaveValue(visitor.name);
});

test('another account that logs in gets a form of its own, without any entry of the first', async () => {
  const testServer = await currentTestServer();
  const other = await signUpAndLogIn(testServer, { name: 'Asha', email: 'asha@example.org' });
  const page = await openForm('job');
  await write('Name', visitor.name);
  await page.user.upload(question('Resume'), makePdf());
  await screen.findByText('Meena Raman.pdf');
  await endSession(page);
  const dialog = await guard();
  act(() => void page.store.dispatch(sessionSyncedFromOtherTab({ token: other.token })));
  await gone(dialog);
  expect(question('Name')).toHaveValue('');
  expect(question('Email')).toHaveValue('asha@example.org');
  expect(screen.queryByText('Meena Raman.pdf')).not.toBeInTheDocument();
  expect(page.store.getState().drafts.job?.owner).toBe(visitor.email);
});

test.each([
  ['Create an account', '/sign-up'],
  ['Forgot password', '/forgot-password'],
] as const)('“%s” passes on the return path and the choices', async (name, path) => {
  const page = await openForm('job', { prefill: { jobType: 'Full-Time' } });
  await page.user.click(screen.getByRole('radio', { name: 'Part-Time' }));
  await waitFor(() => expect(page.store.getState().drafts.job?.values['jobType']).toBe('Part-Time'));
  await endSession(page);
  const dialog = await guard();
  await page.user.click(await within(dialog).findByRole('link', { name }));
  await waitFor(() => expect(page.router.state.location.pathname).toBe(path));
  expect(page.router.state.location.state).toMatchObject({
    returnPath: { path: '/job-application', prefill: { jobType: 'Part-Time' } },
  });
});

test('a link in the dialog of a form closes the dialog', async () => {
  const page = await openAnonymousForm('feedback');
  await fillIn('feedback', page);
  await submit('feedback', page);
  const dialog = await dialogOf('Authentication Required');
  await page.user.click(await within(dialog).findByRole('link', { name: 'Create an account' }));
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/sign-up'));
  expect(page.store.getState().dialog.current).toBeNull();
});
