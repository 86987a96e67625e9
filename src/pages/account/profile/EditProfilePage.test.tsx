import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { calls } from '../../../../contract/calls.ts';
import { deferredResponse, noMessage, offline, serverMessage } from '../../../../mocks/faults.ts';
import { signUpAndLogIn, visitor } from '../../../../mocks/fixtures.ts';
import { spyOnCall } from '../../../../mocks/spyOnCall.ts';
import { seedToken } from '../../../testing/seedToken.ts';
import { answerOf, installMocks, server, currentTestServer } from '../../../../mocks/server.ts';
import { renderApp } from '../../../testing/rendering/renderApp.tsx';
import { makeToken } from '../../../testing/makeToken.ts';
import { loggedIn, sessionSyncedFromOtherTab } from '../../../state/auth/authSlice.ts';

installMocks();
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const expectNoForm = () =>
  expect(screen.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument();

async function becomeMember() {
  const member = await signUpAndLogIn(await currentTestServer());
  seedToken(member.token);
  return member;
}

/** An answer to the call that loads the profile. */
const answering = (body: object) =>
  server.use(http.get(`*/api${calls.loadProfile.path}`, () => HttpResponse.json(body)));

test('a visitor without a token is sent to the login form, with a return path', async () => {
  const sent = spyOnCall(calls.loadProfile);
  server.use(sent.handler);
  const page = await renderApp('/about-us', '/edit-profile');
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(page.router.state.location.pathname).toBe('/login');
  expect(page.router.state.location.state).toMatchObject({ returnPath: { path: '/edit-profile' } });
  expect(sent.requests).toEqual([]);
  // The login has replaced the refused page in the history.
  await act(() => page.router.navigate(-1));
  expect(page.router.state.location.pathname).toBe('/about-us');
});

test('a visitor whose token expired unnoticed is sent to the login form, too, and reads why', async () => {
  seedToken(makeToken());
  const page = await renderApp('/about-us');
  const later = Date.now() + 7_200_000;
  jest.spyOn(Date, 'now').mockImplementation(() => later);
  await act(() => page.router.navigate('/edit-profile'));
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument();
  expect(page.store.getState().auth.token).toBeNull();
  const message = screen.getByText('Your session has ended. Please log in again.');
  expect(message.closest('[role="status"]')).toBeInTheDocument();
  expect(page.router.state.location.state).toMatchObject({ returnPath: { path: '/edit-profile' } });
  // With a new session the message is no longer true.
  act(() => void page.store.dispatch(loggedIn({ token: makeToken() })));
  expect(message).not.toBeInTheDocument();
});

test('a visitor finds the six answers of the account, the email read only', async () => {
  const { token } = await becomeMember();
  const sent = spyOnCall(calls.loadProfile);
  server.use(sent.handler);
  await renderApp('/edit-profile');
  expect(await screen.findByLabelText('Name')).toHaveValue(visitor.name);
  expect(field('Email')).toHaveValue(visitor.email);
  expect(field('Email')).toHaveAttribute('readonly');
  expect(field('Phone number')).toHaveValue(visitor.phone_number);
  expect(field('Date of birth')).toHaveValue(visitor.date_of_birth);
  expect(field('Address')).toHaveValue(visitor.address);
  expect(screen.getByRole('radio', { name: visitor.gender })).toBeChecked();
  expect(sent.requests.map(({ authorization }) => authorization)).toEqual([`Bearer ${token}`]);
});

test('the breadcrumbs lead home and to the settings', async () => {
  await becomeMember();
  await renderApp('/edit-profile');
  const breadcrumbs = within(await screen.findByRole('navigation', { name: 'Where you are' }));
  expect(breadcrumbs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/settings',
  ]);
});

test('a date of birth that arrives as a timestamp is shown as its date', async () => {
  await becomeMember();
  answering({ ...visitor, date_of_birth: '1998-04-12T23:30:00.000Z' });
  await renderApp('/edit-profile');
  expect(await screen.findByLabelText('Date of birth')).toHaveValue('1998-04-12');
  expect(field('Date of birth')).toHaveAccessibleDescription('Saved as 1998-04-12.');
});

test('the loading screen covers the wait for the profile', async () => {
  await becomeMember();
  const wait = deferredResponse(calls.loadProfile);
  server.use(wait.handler);
  const page = await renderApp('/edit-profile');
  await waitFor(() => expect(page.store.getState().ui.loading).toEqual({ page: 1 }));
  expectNoForm();
  wait.release();
  await screen.findByLabelText('Name');
  await waitFor(() => expect(page.store.getState().ui.loading).toEqual({}));
});

test.each([
  [
    'the server says why',
    () => serverMessage(calls.loadProfile, 500, 'We are resting.'),
    'Failed to fetch profile.',
    'We are resting.',
  ],
  [
    'the server says nothing',
    () => noMessage(calls.loadProfile, 500),
    'Failed to fetch profile.',
    'Nothing can be changed before your details are here.',
  ],
  [
    'nobody answers',
    () => offline(calls.loadProfile),
    'Server error while fetching profile.',
    'Nothing can be changed before your details are here.',
  ],
])(
  'a visitor reads why there is no profile when %s, and can only try again',
  async (_when, handler, title, words) => {
    await becomeMember();
    server.use(handler());
    const page = await renderApp('/edit-profile');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(title);
    expect(alert).toHaveTextContent(words);
    expectNoForm();
    expect(page.store.getState().ui.loading).toEqual({});
    server.use(http.get(`*/api${calls.loadProfile.path}`, ({ request }) => answerOf(request)));
    await page.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText('Name')).toHaveValue(visitor.name);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

test('an answer without any field of a profile counts as a failure', async () => {
  await becomeMember();
  answering({ message: 'Fine.' });
  await renderApp('/edit-profile');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch profile.');
  expectNoForm();
});

test('a visitor whose session the server no longer accepts is offered the login', async () => {
  await becomeMember();
  server.use(serverMessage(calls.loadProfile, 401, 'Please log in again.'));
  const page = await renderApp('/edit-profile');
  await screen.findByRole('alert');
  expect(page.store.getState().auth.token).not.toBeNull();
  await page.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Login' }));
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/login'));
});

test('a logout in another tab takes the profile away, changed or not', async () => {
  await becomeMember();
  const page = await renderApp('/edit-profile');
  await page.user.type(await screen.findByLabelText('Name'), ' Devi');
  act(() => void page.store.dispatch(sessionSyncedFromOtherTab({ token: null })));
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.queryByText('Your session has ended. Please log in again.')).not.toBeInTheDocument();
});

test('another account that logs in elsewhere finds its own profile', async () => {
  const { token } = await signUpAndLogIn(await currentTestServer(), {
    name: 'Asha',
    email: 'asha@example.org',
  });
  await becomeMember();
  const page = await renderApp('/edit-profile');
  expect(await screen.findByLabelText('Name')).toHaveValue(visitor.name);
  act(() => void page.store.dispatch(sessionSyncedFromOtherTab({ token })));
  await waitFor(() => expect(field('Name')).toHaveValue('Asha'));
  expect(field('Email')).toHaveValue('asha@example.org');
});

test('a visitor whose session was ended elsewhere keeps the changes, logs in in the dialog and saves', async () => {
  await becomeMember();
  const page = await renderApp('/edit-profile');
  await page.user.type(await screen.findByLabelText('Name'), ' Devi');
  const { db } = await currentTestServer();
  await db.updateTable('account').set({ epoch: 1 }).execute();
  await page.user.click(screen.getByRole('button', { name: 'Save changes' }));
  const failure = await screen.findByRole('alertdialog', { name: 'Failed to update profile.' });
  expect(failure).toHaveTextContent('Please log in again to go on.');
  expect(page.store.getState().auth.token).toBeNull();
  await page.user.type(await within(failure).findByLabelText('Password'), `${visitor.password}{Enter}`);
  await waitFor(() => expect(failure).not.toBeInTheDocument());
  expect(field('Name')).toHaveValue(`${visitor.name} Devi`);
  await page.user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByRole('dialog', { name: 'Profile updated successfully!' })).toBeVisible();
});
