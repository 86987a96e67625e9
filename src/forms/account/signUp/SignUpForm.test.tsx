import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { calls } from '../../../../contract/calls.ts';
import { deferredResponse, noMessage, offline, serverMessage } from '../../../../mocks/faults.ts';
import { visitor } from '../../../../mocks/fixtures.ts';
import { spyOnCall } from '../../../../mocks/spyOnCall.ts';
import { installMocks, server } from '../../../../mocks/server.ts';
import { button } from '../../../testing/button.ts';
import { renderApp } from '../../../testing/rendering/renderApp.tsx';
import { field, fill, fillInEverything } from '../../../testing/accounts/signUpSteps.ts';

installMocks();

test('Enter sends nothing while only the code is missing', async () => {
  const page = await renderApp('/sign-up');
  await fillInEverything(page);
  // Another address has to be verified again.
  await page.user.type(field('Email'), '.in');
  expect(field('Email')).toHaveValue(`${visitor.email}.in`);
  expect(field('Email')).toHaveFocus();
  await waitFor(() => expect(button('Sign Up')).toBeDisabled());
  const sent = spyOnCall(calls.signUp);
  server.use(sent.handler);
  await page.user.click(field('Confirm password'));
  await page.user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please verify OTP before signing up.');
  expect(page.store.getState().forms['signUp']?.phase).toBe('editing');
  expect(sent.requests).toEqual([]);
});

test('Enter that confirms the word of an input method submits nothing', async () => {
  const { store } = await renderApp('/sign-up');
  const attempted = () => store.getState().forms['signUp']?.submitFailed;
  const name = await screen.findByLabelText('Name', { selector: 'input' });
  await act(async () => void fireEvent.keyDown(name, { key: 'Enter', isComposing: true }));
  expect(attempted()).toBe(false);
  await act(async () => void fireEvent.keyDown(name, { key: 'Enter' }));
  await waitFor(() => expect(attempted()).toBe(true));
});

test('a weak password is sent, too, and the login page shows the message of the server', async () => {
  const page = await renderApp('/sign-up');
  const otp = await fillInEverything(page, 'four');
  const sent = spyOnCall(calls.signUp);
  // The firm's own server would refuse this password; the form has no such rule.
  server.use(serverMessage(calls.signUp, 201, 'Welcome on board.'), sent.handler);
  await page.user.click(button('Sign Up'));
  expect(await screen.findByText('Welcome on board.')).toBeVisible();
  expect(page.router.state.location.pathname).toBe('/login');
  expect(otp).toMatch(/^\d{6}$/);
});

test('the request has the field names of the specification and no authorization', async () => {
  const page = await renderApp('/sign-up');
  const otp = await fillInEverything(page);
  const sent = spyOnCall(calls.signUp);
  server.use(sent.handler);
  await page.user.click(button('Sign Up'));
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/login'));
  expect(await screen.findByText('Account created successfully.')).toBeVisible();
  expect(sent.requests).toEqual([
    {
      authorization: null,
      contentType: 'application/json',
      body: { ...visitor, confirm_password: visitor.password, otp },
    },
  ]);
});

test('after a response without a message the login page still says that the account was created', async () => {
  const page = await renderApp('/sign-up');
  await fillInEverything(page);
  server.use(noMessage(calls.signUp, 201));
  await page.user.click(button('Sign Up'));
  expect(await screen.findByText('Account created. Please log in.')).toBeVisible();
});

test('while the call runs, the loading screen covers the page and the button is busy', async () => {
  const page = await renderApp('/sign-up');
  await fillInEverything(page);
  const wait = deferredResponse(calls.signUp);
  server.use(wait.handler);
  await page.user.click(button('Sign Up'));
  expect(await screen.findByRole('button', { name: 'Submitting...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(page.store.getState().ui.loading).toEqual({ submit: 1 });
  wait.release();
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/login'));
  await waitFor(() => expect(page.store.getState().ui.loading['submit']).toBeUndefined());
});

test.each([
  [
    'the server says why',
    () => serverMessage(calls.signUp, 409, 'You were here before.'),
    'You were here before.',
  ],
  ['the server says nothing', () => noMessage(calls.signUp, 500), 'Something went wrong. Please try again.'],
  ['nobody answers', () => offline(calls.signUp), 'An error occurred while connecting to the server.'],
])('a refused sign-up keeps every entry when %s', async (_when, handler, words) => {
  const page = await renderApp('/sign-up');
  await fillInEverything(page);
  server.use(handler());
  await page.user.click(button('Sign Up'));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(page.router.state.location.pathname).toBe('/sign-up');
  expect(field('Name')).toHaveValue(visitor.name);
  expect(field('Password')).toHaveValue(visitor.password);
  expect(button('Sign Up')).toBeEnabled();
});

test('a password that the server refuses has its error at the field, which gets the focus', async () => {
  const page = await renderApp('/sign-up');
  await fillInEverything(page, 'iloveyou');
  await page.user.click(button('Sign Up'));
  await waitFor(() => expect(field('Password')).toHaveFocus());
  expect(field('Password')).toBeInvalid();
  expect(field('Password')).toHaveAccessibleDescription(/one of the first that others would guess/);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  // Only at the field, not in the strength meter as well, whose announcement may still tell of it for a second.
  await waitFor(() =>
    expect(screen.getAllByText(/one of the first that others would guess/)).toHaveLength(1),
  );
  await page.user.keyboard(' and more');
  await waitFor(() => expect(field('Password')).toBeValid());
});

test('a late answer does not navigate a visitor who has left', async () => {
  const page = await renderApp('/sign-up');
  await fillInEverything(page);
  const wait = deferredResponse(calls.signUp);
  server.use(wait.handler);
  await page.user.click(button('Sign Up'));
  await screen.findByRole('button', { name: 'Submitting...' });
  await act(() => page.router.navigate('/', { state: { leaveConfirmed: true } }));
  await waitFor(() => expect(page.store.getState().ui.loading['submit']).toBeUndefined());
  await act(async () => wait.release());
  await waitFor(() => expect(page.store.getState().forms['signUp']).toBeUndefined());
  expect(page.router.state.location.pathname).toBe('/');
});

test('leaving asks for confirmation while a password is typed, which is not kept', async () => {
  const page = await renderApp('/sign-up');
  await fill(page, 'Name', 'Meena');
  await fill(page, 'Password', 'kolam');
  const leave = async (answer: string) => {
    await page.user.click(screen.getByRole('link', { name: 'Login' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave this form?' });
    await page.user.click(within(question).getByRole('button', { name: answer }));
  };
  await leave('Keep editing');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(page.router.state.location.pathname).toBe('/sign-up');
  expect(field('Name')).toHaveValue('Meena');
  await leave('Leave');
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/login'));
});

test('other entries are kept, so that leaving and coming back needs no confirmation', async () => {
  const page = await renderApp('/sign-up');
  await fill(page, 'Name', 'Meena');
  for (let times = 0; times < 2; times += 1) {
    await page.user.click(screen.getByRole('link', { name: 'Login' }));
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/login'));
    await act(() => page.router.navigate(-1));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Meena');
  }
});

test('closing the tab with entries makes the browser ask for confirmation', async () => {
  const page = await renderApp('/sign-up');
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(false);
  await fill(page, 'Name', 'Meena');
  expect(isAsked()).toBe(true);
});

test('the store has the progress of the open form only, and never an answer', async () => {
  const page = await renderApp('/sign-up');
  await fill(page, 'Name', 'Meena Raman');
  await waitFor(() =>
    expect(page.store.getState().forms['signUp']?.fields['name']).toEqual({
      touched: false,
      filled: true,
      error: null,
      refusal: null,
    }),
  );
  await waitFor(() => expect(page.store.getState().forms['signUp']?.fields['email']?.error).toBe('required'));
  expect(JSON.stringify(page.store.getState().forms)).not.toContain('Meena');
  await act(() => page.router.navigate('/login', { state: { leaveConfirmed: true } }));
  await waitFor(() => expect(page.store.getState().forms['signUp']).toBeUndefined());
});
