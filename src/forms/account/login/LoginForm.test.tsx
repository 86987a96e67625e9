import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiBase, calls } from '../../../../contract/calls.ts';
import { deferredResponse, noMessage, offline, serverMessage } from '../../../../mocks/faults.ts';
import { signUpAndLogIn, signUp, visitor } from '../../../../mocks/fixtures.ts';
import { keepReturnPath } from '../../../navigation/keptReturnPath.ts';
import { loggedIn, loggedOut, sessionEnded } from '../../../state/auth/authSlice.ts';
import { listenTo } from '../../../state/siteStore.ts';
import { button } from '../../../testing/button.ts';
import { makeToken } from '../../../testing/makeToken.ts';
import { seedToken } from '../../../testing/seedToken.ts';
import { spyOnCall } from '../../../../mocks/spyOnCall.ts';
import { installMocks, server, currentTestServer } from '../../../../mocks/server.ts';
import { renderApp } from '../../../testing/rendering/renderApp.tsx';

installMocks();

type Page = Awaited<ReturnType<typeof renderApp>>;

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const storedToken = () => window.localStorage.getItem('persist:auth') ?? '';

async function logIn({ user }: Page, person = visitor) {
  await user.click(email());
  await user.paste(person.email);
  await user.click(password());
  await user.paste(person.password);
  await user.keyboard('{Enter}');
}

test('a login on a device whose clock is far ahead asks to set its date and time', async () => {
  const page = await renderApp('/login');
  const token = makeToken({ email: visitor.email, exp: Date.now() / 1000 - 60 });
  server.use(
    http.post(`*${apiBase}${calls.logIn.path}`, () => HttpResponse.json({ message: 'Fine.', token })),
  );
  await logIn(page);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'By the clock of this device your login would be over already. Please set its date and time, and try again.',
  );
  expect(email()).toHaveValue(visitor.email);
});

test('email and password are required, and nothing is sent without them', async () => {
  const { user } = await renderApp('/login');
  const sent = spyOnCall(calls.logIn);
  server.use(sent.handler);
  await user.click(button('Login'));
  await waitFor(() => expect(email()).toHaveFocus());
  expect(email()).toHaveAccessibleDescription('Email is required.');
  expect(password()).toHaveAccessibleDescription('Password is required.');
  const summary = screen.getByRole('alert');
  expect(within(summary).getByRole('heading')).toHaveTextContent('2 answers need a correction');
  await user.click(within(summary).getByRole('link', { name: 'Password is required.' }));
  expect(password()).toHaveFocus();
  expect(sent.requests).toEqual([]);
});

test('logging in stores the token and welcomes back; Continue leads home', async () => {
  await signUp(await currentTestServer());
  const page = await renderApp('/login');
  const sent = spyOnCall(calls.logIn);
  server.use(sent.handler);
  await logIn(page);
  const welcome = await screen.findByRole('dialog', { name: 'Welcome Back!' });
  expect(welcome).toHaveTextContent(visitor.email);
  expect(within(welcome).getAllByRole('button')).toHaveLength(1);
  expect(sent.requests).toEqual([
    {
      authorization: null,
      contentType: 'application/json',
      body: { email: visitor.email, password: visitor.password },
    },
  ]);
  const { token } = page.store.getState().auth;
  expect(token?.split('.')).toHaveLength(3);
  await waitFor(() => expect(storedToken()).toContain(token));
  await page.user.click(within(welcome).getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/'));
});

test('a session that ends before the welcome is closed leaves no password in the form', async () => {
  await signUp(await currentTestServer());
  const page = await renderApp('/login');
  await logIn(page);
  await screen.findByRole('dialog', { name: 'Welcome Back!' });
  act(() => void page.store.dispatch(loggedOut()));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(password()).toHaveValue('');
  expect(password()).toHaveAttribute('aria-invalid', 'false');
  expect(email()).toHaveValue(visitor.email);
});

test('a session that is over before the welcome opens is not welcomed', async () => {
  await signUp(await currentTestServer());
  const page = await renderApp('/login');
  const endAtOnce = () => void page.store.dispatch(sessionEnded());
  page.store.dispatch(listenTo({ actionCreator: loggedIn, effect: endAtOnce }));
  await logIn(page);
  await waitFor(() => expect(page.store.getState().auth.lapsed).toBe(true));
  await waitFor(() => expect(page.store.getState().ui.loading).toEqual({}));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Esc on the welcome leads home too', async () => {
  await signUp(await currentTestServer());
  const page = await renderApp('/login');
  await logIn(page);
  await screen.findByRole('dialog', { name: 'Welcome Back!' });
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/'));
});

test('the welcome offers the way back to the form that led to the login', async () => {
  await signUp(await currentTestServer());
  const returnPath = { path: '/job-application', prefill: { jobType: 'Part-Time' } };
  const page = await renderApp({ pathname: '/login', state: { returnPath } });
  await logIn(page);
  await page.user.click(await screen.findByRole('button', { name: 'Back to your application' }));
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/job-application'));
  expect(await screen.findByRole('radio', { name: 'Part-Time' })).toBeChecked();
});

test('a login uses up the kept return path: the login after the session has ended leads home', async () => {
  await signUp(await currentTestServer());
  keepReturnPath({ path: '/job-application' });
  const page = await renderApp('/login');
  await logIn(page);
  const welcome = await screen.findByRole('dialog', { name: 'Welcome Back!' });
  expect(within(welcome).getByRole('button', { name: 'Back to your application' })).toBeVisible();
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/'));

  act(() => void page.store.dispatch(sessionEnded()));
  await act(() => page.router.navigate('/login'));
  await screen.findByLabelText('Password');
  await logIn(page);
  const next = await screen.findByRole('dialog', { name: 'Welcome Back!' });
  expect(within(next).getAllByRole('button')).toEqual([
    within(next).getByRole('button', { name: 'Continue' }),
  ]);
});

test('while the call runs, the loading screen covers the page and the button is busy', async () => {
  await signUp(await currentTestServer());
  const page = await renderApp('/login');
  const wait = deferredResponse(calls.logIn);
  server.use(wait.handler);
  await logIn(page);
  expect(await screen.findByRole('button', { name: 'Submitting...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(page.store.getState().ui.loading).toEqual({ submit: 1 });
  wait.release();
  await screen.findByRole('dialog', { name: 'Welcome Back!' });
  expect(page.store.getState().ui.loading).toEqual({});
});

test.each([
  ['the server says why', () => serverMessage(calls.logIn, 401, 'No, not like that.'), 'No, not like that.'],
  ['the server says nothing', () => noMessage(calls.logIn, 500), 'Something went wrong. Please try again.'],
  ['nobody answers', () => offline(calls.logIn), 'An error occurred while connecting to the server.'],
])('a refused login keeps the email and selects the password when %s', async (_when, handler, words) => {
  const page = await renderApp('/login');
  server.use(handler());
  await logIn(page);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(email()).toHaveValue(visitor.email);
  await waitFor(() => expect(password()).toHaveFocus());
  expect([password().selectionStart, password().selectionEnd]).toEqual([0, visitor.password.length]);
});

test('a second refusal with the same message selects the password again', async () => {
  const page = await renderApp('/login');
  server.use(noMessage(calls.logIn, 401));
  await logIn(page);
  await screen.findByRole('alert');
  await page.user.click(email());
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(password()).toHaveFocus());
});

test('an answer without a token is a failure, and nothing is stored', async () => {
  const page = await renderApp('/login');
  server.use(http.post('*/api/auth/login', () => HttpResponse.json({ message: 'Hello.' })));
  await logIn(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
  expect(page.store.getState().auth.token).toBeNull();
  expect(storedToken()).not.toContain('Hello');
});

test('a late answer neither logs in nor welcomes a visitor who has left', async () => {
  await signUp(await currentTestServer());
  const page = await renderApp('/login');
  const wait = deferredResponse(calls.logIn);
  server.use(wait.handler);
  await logIn(page);
  await screen.findByRole('button', { name: 'Submitting...' });
  await act(() => page.router.navigate('/'));
  await act(async () => wait.release());
  await waitFor(() => expect(page.store.getState().forms['login']).toBeUndefined());
  expect(page.store.getState().dialog.current).toBeNull();
  expect(page.store.getState().auth.token).toBeNull();
});

test('the status from the previous page shows above the form', async () => {
  await renderApp({ pathname: '/login', state: { status: 'Account created. Please log in.' } });
  const status = screen.getByText('Account created. Please log in.');
  expect(status.closest('[role="status"]')).toBeInTheDocument();
});

test('links lead to ‘Forgot Password’ and ‘Sign Up’, ‘Back’ to the previous page', async () => {
  const { user, router } = await renderApp('/login');
  expect(screen.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute('href', '/forgot-password');
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign Up' })).toHaveAttribute(
    'href',
    '/sign-up',
  );
  await user.click(button('Back'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('password managers know both fields, and the password can be shown', async () => {
  const { user } = await renderApp('/login');
  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(email()).toHaveAttribute('type', 'email');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  await user.click(button('Show password'));
  expect(password()).toHaveAttribute('type', 'text');
});

test('the login and the sign-up page say so if the visitor is already logged in', async () => {
  const { token } = await signUpAndLogIn(await currentTestServer());
  seedToken(token);
  const { router } = await renderApp('/login');
  const told = /^You are already logged in as/;
  expect(await screen.findByText(told)).toHaveTextContent(`You are already logged in as ${visitor.email}.`);
  expect(screen.getByRole('link', { name: 'Open settings' })).toHaveAttribute('href', '/settings');
  await act(() => router.navigate('/sign-up'));
  expect(await screen.findByRole('heading', { name: 'Create account' })).toBeVisible();
  expect(screen.getByText(told)).toHaveTextContent(`You are already logged in as ${visitor.email}.`);
});
