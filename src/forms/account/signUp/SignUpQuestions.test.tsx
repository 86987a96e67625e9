import { screen, waitFor, within } from '@testing-library/react';
import { calls } from '../../../../contract/calls.ts';
import { visitor } from '../../../../mocks/fixtures.ts';
import { spyOnCall } from '../../../../mocks/spyOnCall.ts';
import { installMocks, server } from '../../../../mocks/server.ts';
import { signUpCopy } from '../../../content/accounts/accounts.ts';
import { button } from '../../../testing/button.ts';
import { countReads } from '../../../testing/countReads.ts';
import { renderApp } from '../../../testing/rendering/renderApp.tsx';
import { field, fill } from '../../../testing/accounts/signUpSteps.ts';

installMocks();

const gender = () => screen.getByRole('radiogroup', { name: 'Gender' });

test('at first all fields but the code show, and ‘Sign Up’ is disabled', async () => {
  await renderApp('/sign-up');
  const kinds = {
    Email: 'email',
    Name: 'text',
    'Phone number': 'tel',
    'Date of birth': 'date',
    Password: 'password',
    'Confirm password': 'password',
  };
  for (const [label, kind] of Object.entries(kinds)) {
    expect(field(label)).toBeRequired();
    expect(field(label)).toHaveAttribute('type', kind);
  }
  expect(field('Address')).toBeRequired();
  expect(gender()).toBeRequired();
  const genders = within(gender()).getAllByRole('radio');
  expect(genders.map((radio) => (radio as HTMLInputElement).value)).toEqual(['Male', 'Female', 'Other']);
  expect(screen.queryByLabelText('OTP')).not.toBeInTheDocument();
  expect(button('Sign Up')).toBeDisabled();
  expect(button('Sign Up')).toHaveAccessibleDescription('Please verify OTP before signing up.');
});

test('controls have autocomplete values for browsers and password managers', async () => {
  await renderApp('/sign-up');
  const hints = {
    email: 'email',
    name: 'name',
    phone_number: 'tel',
    date_of_birth: 'bday',
    address: 'street-address',
    password: 'new-password',
    confirm_password: 'new-password',
  };
  for (const [name, hint] of Object.entries(hints))
    expect(document.querySelector(`[name="${name}"]`)).toHaveAttribute('autocomplete', hint);
  // HTML does not allow it on radio buttons.
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toHaveAttribute('autocomplete');
});

test('password managers learn that the account is named by its email, not by the telephone number', async () => {
  const page = await renderApp('/sign-up');
  await fill(page, 'Email', ` ${visitor.email} `);
  await fill(page, 'Phone number', '+91 44 0000 0117');
  const name = document.querySelector('input[autocomplete="username"]');
  expect(name).toHaveValue(visitor.email);
  expect(name).not.toBeVisible();
  // Password managers take the nearest field before the password.
  const [before] = [...document.querySelectorAll('input')].filter(
    (_input, index, all) => all[index + 1]?.name === 'password',
  );
  expect(before).toBe(name);
});

test('typing into the name renders neither the email, the date of birth nor its note again', async () => {
  const page = await renderApp('/sign-up');
  await fill(page, 'Name', 'M');
  const emailHelp = countReads(signUpCopy, 'emailHelp');
  const ageNote = countReads(signUpCopy, 'ageNote');
  await fill(page, 'Name', 'e');
  expect(field('Name')).toHaveValue('Me');
  expect(emailHelp).not.toHaveBeenCalled();
  expect(ageNote).not.toHaveBeenCalled();
});

test('Enter without a verified code validates the answers, reminds of the code and sends nothing', async () => {
  const page = await renderApp('/sign-up');
  const sent = spyOnCall(calls.signUp);
  server.use(sent.handler);
  await page.user.click(field('Name'));
  await page.user.keyboard('{Enter}');
  const required = {
    Email: 'Email is required.',
    Name: 'Name is required.',
    'Phone number': 'Phone number is required.',
    'Date of birth': 'Date of birth is required.',
    Address: 'Address is required.',
    Password: 'Password is required.',
    'Confirm password': 'Confirm password is required.',
  };
  await screen.findByRole('link', { name: 'Name is required.' });
  for (const [label, words] of Object.entries(required)) {
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(screen.getByRole('link', { name: words })).toBeVisible();
  }
  expect(gender()).toBeInvalid();
  expect(gender()).toHaveAccessibleDescription(expect.stringContaining('Gender is required.'));
  const alerts = screen.getAllByRole('alert').map((alert) => alert.textContent);
  expect(alerts).toContain('Please verify OTP before signing up.');
  expect(field('Email')).toHaveFocus();
  expect(document.title).toMatch(/^Error: /);
  expect(sent.requests).toEqual([]);
});

test('the code is required once one was sent', async () => {
  const page = await renderApp('/sign-up');
  await fill(page, 'Email', visitor.email);
  await page.user.click(button('Send OTP'));
  await screen.findByLabelText('OTP');
  await page.user.click(field('Name'));
  await page.user.keyboard('{Enter}');
  await waitFor(() =>
    expect(field('OTP')).toHaveAccessibleDescription(expect.stringContaining('OTP is required.')),
  );
});

test('a confirmation has an error if it is empty or differs from the password', async () => {
  const page = await renderApp('/sign-up');
  await fill(page, 'Password', 'four quiet words');
  await fill(page, 'Confirm password', 'f');
  await page.user.clear(field('Confirm password'));
  await page.user.tab();
  expect(await screen.findByText('Confirm password is required.')).toBeVisible();
  await fill(page, 'Confirm password', 'four');
  expect(await screen.findByText('Passwords do not match.')).toBeVisible();
  await page.user.paste(' quiet words');
  await waitFor(() => expect(screen.queryByText('Passwords do not match.')).not.toBeInTheDocument());
});

test('the strength of a password is shown in words', async () => {
  const page = await renderApp('/sign-up');
  const words = () => ['Weak', 'Medium', 'Strong'].filter((word) => screen.queryByText(word));
  expect(words()).toEqual([]);
  await fill(page, 'Password', 'kola');
  expect(words()).toEqual(['Weak']);
  await page.user.keyboard('m');
  expect(words()).toEqual(['Medium']);
  await page.user.paste('-d');
  expect(words()).toEqual(['Medium']);
  await page.user.keyboard('o');
  expect(words()).toEqual(['Strong']);
});

const guessed = 'This password is one of the first that others would guess. Please choose another.';

test('the help states the server’s rule, and a password that breaks it is ‘Weak’ whatever its length', async () => {
  const page = await renderApp('/sign-up');
  expect(field('Password')).toHaveAccessibleDescription(/8 characters or more\..* are refused\.$/);
  await fill(page, 'Password', 'abcdefgh');
  expect(screen.getByText('Weak')).toBeVisible();
  expect(screen.getByText(guessed)).toBeVisible();
  await page.user.paste(' quiet');
  expect(screen.getByText('Strong')).toBeVisible();
  expect(screen.queryByText(guessed)).not.toBeInTheDocument();
  await fill(page, 'Email', 'Strong.Strong@mail.example');
  await page.user.clear(field('Password'));
  await page.user.paste('strong.strong');
  expect(screen.getByText('Weak')).toBeVisible();
  await page.user.clear(field('Password'));
  await page.user.paste('kolam-7');
  expect(screen.getByText('Password must have at least 8 characters.')).toBeVisible();
});

test('a shown password is hidden again when it is sent', async () => {
  const page = await renderApp('/login');
  await fill(page, 'Email', visitor.email);
  await fill(page, 'Password', 'four quiet words');
  await page.user.click(button('Show password'));
  expect(field('Password')).toHaveAttribute('type', 'text');
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(field('Password')).toHaveAttribute('type', 'password'));
  await screen.findByRole('alert');
});

test('both passwords can be shown, and the focus stays in the field', async () => {
  const page = await renderApp('/sign-up');
  await fill(page, 'Password', 'abc');
  const [first] = screen.getAllByRole('button', { name: 'Show password' });
  await page.user.click(first!);
  expect(field('Password')).toHaveAttribute('type', 'text');
  expect(field('Password')).toHaveFocus();
  await page.user.click(button('Hide password'));
  expect(field('Password')).toHaveAttribute('type', 'password');
  expect(screen.getAllByRole('button', { name: 'Show password' })).toHaveLength(2);
});

test('‘Back’ leads home if there is no previous page', async () => {
  const { user, router } = await renderApp('/sign-up');
  await user.click(button('Back'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('a note states the minimum age with a link to the Terms', async () => {
  await renderApp('/sign-up');
  expect(screen.getByText(/minimum age of 18/)).toBeVisible();
  expect(
    within(screen.getByRole('main')).getByRole('link', { name: 'Terms and Conditions' }),
  ).toHaveAttribute('href', '/terms-and-conditions');
});
