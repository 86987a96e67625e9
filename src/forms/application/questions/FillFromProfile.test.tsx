import { act, screen, waitFor } from '@testing-library/react';
import { calls } from '../../../../contract/calls.ts';
import { deferredResponse, noMessage, offline, serverMessage } from '../../../../mocks/faults.ts';
import { visitor } from '../../../../mocks/fixtures.ts';
import { spyOnCall } from '../../../../mocks/spyOnCall.ts';
import { installMocks, server } from '../../../../mocks/server.ts';
import {
  fillIn as answerAll,
  openAnonymousForm,
  openForm,
  question,
  submit,
  write,
} from '../../../testing/forms/formSteps.ts';
import type { FormPage } from '../../../testing/forms/formSteps.ts';

installMocks();

const fillIn = ({ user }: FormPage) =>
  user.click(screen.getByRole('button', { name: 'Fill in from my profile' }));

test('the button fills in name and phone number from the profile', async () => {
  const page = await openForm('consultation');
  const asked = spyOnCall(calls.loadProfile);
  server.use(asked.handler);
  expect(question('Name')).toHaveValue('');
  await fillIn(page);
  expect(await screen.findByText('Filled in from your profile: Name, Phone number.')).toBeVisible();
  expect(question('Name')).toHaveValue(visitor.name);
  expect(question('Phone number')).toHaveValue(visitor.phone_number);
  expect(asked.requests.map(({ authorization }) => authorization)).toEqual([`Bearer ${page.token}`]);
});

test('the note about filled-in answers drops each answer that is changed', async () => {
  const page = await openForm('consultation');
  await fillIn(page);
  await screen.findByText('Filled in from your profile: Name, Phone number.');
  await write('Phone number', '0117');
  expect(screen.getByText('Filled in from your profile: Name.')).toBeVisible();
  await write('Name', '');
  expect(screen.queryByText(/^Filled in/)).not.toBeInTheDocument();
  await write('Name', 'Meena R.');
  await fillIn(page);
  await screen.findByText(/^Nothing to fill in/);
  await write('Name', '');
  expect(screen.queryByText(/^Nothing to fill in/)).not.toBeInTheDocument();
});

test('the profile’s name becomes the contact person, not the business name', async () => {
  const page = await openForm('partnership');
  await fillIn(page);
  await screen.findByText('Filled in from your profile: Contact person, Phone number.');
  expect(question('Business name')).toHaveValue('');
  expect(question('Contact person')).toHaveValue(visitor.name);
});

test('typed answers stay, also those typed while the profile is loading', async () => {
  const page = await openForm('consultation');
  await write('Name', 'Meena R.');
  const wait = deferredResponse(calls.loadProfile);
  server.use(wait.handler);
  await fillIn(page);
  await write('Phone number', '0117');
  wait.release();
  expect(await screen.findByText('Nothing to fill in: your answers stay as they are.')).toBeVisible();
  expect(question('Name')).toHaveValue('Meena R.');
  expect(question('Phone number')).toHaveValue('0117');
});

test('the button is busy while the profile is on its way', async () => {
  const page = await openForm('service');
  const wait = deferredResponse(calls.loadProfile);
  server.use(wait.handler);
  await fillIn(page);
  const fill = screen.getByRole('button', { name: 'Fill in from my profile' });
  expect(fill).toHaveAttribute('aria-busy', 'true');
  wait.release();
  await waitFor(() => expect(fill).not.toHaveAttribute('aria-busy'));
});

test('a profile that arrives after the answers were sent fills in nothing', async () => {
  const page = await openForm('service');
  await answerAll('service', page);
  const wait = deferredResponse(calls.loadProfile);
  server.use(wait.handler);
  await fillIn(page);
  await submit('service', page);
  await screen.findByRole('dialog', { name: 'Success' });
  const fill = screen.getByRole('button', { name: 'Fill in from my profile', hidden: true });
  await waitFor(() => expect(fill).not.toHaveAttribute('aria-disabled'));
  await act(async () => wait.release());
  expect(question('Name')).toHaveValue('');
});

test.each([
  ['says nothing', () => noMessage(calls.loadProfile, 500), 'Failed to fetch profile.'],
  ['says why', () => serverMessage(calls.loadProfile, 500, 'Not now.'), 'Not now.'],
  ['does not answer', () => offline(calls.loadProfile), 'Server error while fetching profile.'],
])('when the server %s, an error shows and no answer changes', async (_how, handler, words) => {
  const page = await openForm('consultation');
  server.use(handler());
  await fillIn(page);
  expect(await screen.findByText(words)).toBeVisible();
  expect(question('Name')).toHaveValue('');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Fill in from my profile' })).toBeEnabled());
});

test('a visitor without an account is not offered a profile', async () => {
  await openAnonymousForm('service');
  expect(screen.queryByRole('button', { name: 'Fill in from my profile' })).not.toBeInTheDocument();
});
