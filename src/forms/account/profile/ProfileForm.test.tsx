import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { calls } from '../../../../contract/calls.ts';
import { deferredResponse, noMessage, offline, serverMessage } from '../../../../mocks/faults.ts';
import { signUpAndLogIn, visitor } from '../../../../mocks/fixtures.ts';
import { spyOnCall } from '../../../../mocks/spyOnCall.ts';
import { seedToken } from '../../../testing/seedToken.ts';
import { installMocks, server, currentTestServer } from '../../../../mocks/server.ts';
import { renderApp } from '../../../testing/rendering/renderApp.tsx';
import { button } from '../../../testing/button.ts';
import { change, field, renderProfile } from '../../../testing/accounts/renderProfile.ts';
import type { ProfilePage } from '../../../testing/accounts/renderProfile.ts';

installMocks();
afterEach(() => window.history.replaceState(null, ''));

const pathOf = ({ router }: Pick<ProfilePage, 'router'>) => router.state.location.pathname;

/** Makes the router find a previous page in the history. */
const comeFromElsewhere = () => window.history.replaceState({ idx: 1 }, '');

test('empty answers have errors, and nothing is sent without them', async () => {
  const page = await renderProfile();
  const sent = spyOnCall(calls.updateProfile);
  server.use(sent.handler);
  for (const label of ['Name', 'Phone number', 'Address']) await page.user.clear(field(label));
  fireEvent.change(field('Date of birth'), { target: { value: '' } });
  await page.user.click(button('Save changes'));
  await waitFor(() => expect(field('Name')).toHaveFocus());
  const summary = within(screen.getByRole('alert'));
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Name is required.',
    'Phone number is required.',
    'Date of birth is required.',
    'Address is required.',
  ]);
  expect(field('Phone number')).toHaveAccessibleDescription(/Phone number is required\./);
  expect(sent.requests).toEqual([]);
});

test('the store knows of unsaved changes for as long as there are any', async () => {
  const page = await renderProfile();
  const unsaved = () => Boolean(page.store.getState().forms.profile?.unsaved);
  expect(unsaved()).toBe(false);
  await page.user.type(field('Name'), 'i');
  expect(unsaved()).toBe(true);
  await page.user.type(field('Name'), '{Backspace}');
  expect(unsaved()).toBe(false);
  await page.user.type(field('Name'), 'i');
  await page.user.click(button('Save changes'));
  await screen.findByRole('dialog', { name: 'Profile updated successfully!' });
  expect(unsaved()).toBe(false);
});

test('a profile without a gender asks for it', async () => {
  const { token } = await signUpAndLogIn(await currentTestServer());
  seedToken(token);
  server.use(
    http.get(`*/api${calls.loadProfile.path}`, () => HttpResponse.json({ ...visitor, gender: null })),
  );
  const { user } = await renderApp('/edit-profile');
  await screen.findByLabelText('Name');
  await user.click(button('Save changes'));
  expect(await screen.findByRole('link', { name: 'Gender is required.' })).toBeInTheDocument();
});

test('six answers are sent with the token, and closing the success leads to the previous page', async () => {
  const { member, ...page } = await renderProfile();
  comeFromElsewhere();
  const sent = spyOnCall(calls.updateProfile);
  server.use(sent.handler);
  await change(page, 'Phone number', ' +91 44 0000 0155 ');
  await page.user.click(screen.getByRole('radio', { name: 'Other' }));
  await page.user.click(button('Save changes'));
  const success = await screen.findByRole('dialog', { name: 'Profile updated successfully!' });
  const { name, email, address, date_of_birth } = visitor;
  expect(sent.requests).toEqual([
    {
      authorization: `Bearer ${member.token}`,
      contentType: 'application/json',
      body: { name, email, phone_number: '+91 44 0000 0155', address, date_of_birth, gender: 'Other' },
    },
  ]);
  await page.user.click(within(success).getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(pathOf(page)).toBe('/about-us'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await act(() => page.router.navigate('/edit-profile'));
  expect(await screen.findByLabelText('Phone number')).toHaveValue('+91 44 0000 0155');
});

test('while the call runs, the loading screen covers the page and the button is busy', async () => {
  const page = await renderProfile();
  const wait = deferredResponse(calls.updateProfile);
  server.use(wait.handler);
  await page.user.click(button('Save changes'));
  expect(await screen.findByRole('button', { name: 'Updating...' })).toHaveAttribute('aria-disabled', 'true');
  expect(page.store.getState().ui.loading).toEqual({ submit: 1 });
  wait.release();
  await screen.findByRole('dialog');
  expect(page.store.getState().ui.loading).toEqual({});
});

test.each([
  [
    'the server says why',
    () => serverMessage(calls.updateProfile, 422, 'Not this address.'),
    'Failed to update profile.',
    'Not this address.',
  ],
  [
    'the server says nothing',
    () => noMessage(calls.updateProfile, 500),
    'Failed to update profile.',
    'Please try again.',
  ],
  [
    'nobody answers',
    () => offline(calls.updateProfile),
    'Server error while updating profile.',
    'The server did not answer.',
  ],
])('a refused change is explained and every entry stays when %s', async (_when, handler, title, words) => {
  const page = await renderProfile();
  server.use(handler());
  await change(page, 'Name', 'Meena Devi Raman');
  await page.user.click(button('Save changes'));
  const refusal = await screen.findByRole('alertdialog', { name: title });
  expect(refusal).toHaveTextContent(words);
  await page.user.click(within(refusal).getByRole('button', { name: 'Continue' }));
  expect(field('Name')).toHaveValue('Meena Devi Raman');
  expect(pathOf(page)).toBe('/edit-profile');
  expect(screen.getByText('1 change not saved yet')).toBeVisible();
});

test('after the session has expired the entries stay and nothing is sent', async () => {
  const page = await renderProfile();
  const sent = spyOnCall(calls.updateProfile);
  server.use(sent.handler);
  await change(page, 'Name', 'Meena Devi Raman');
  const later = Date.now() + 365 * 24 * 3_600_000;
  jest.spyOn(Date, 'now').mockImplementation(() => later);
  await page.user.click(button('Save changes'));
  const refusal = await screen.findByRole('alertdialog', { name: 'Failed to update profile.' });
  expect(refusal).toHaveTextContent('Your session has ended. Please log in again.');
  await page.user.click(within(refusal).getByRole('button', { name: 'Continue' }));
  expect(page.store.getState().auth.token).toBeNull();
  expect(field('Name')).toHaveValue('Meena Devi Raman');
  expect(sent.requests).toEqual([]);
});

test('unsaved changes are listed until they are saved', async () => {
  const page = await renderProfile();
  expect(screen.getByText('No changes to save')).toBeVisible();
  await change(page, 'Phone number', '+91 44 0000 0155');
  expect(screen.getByText('1 change not saved yet')).toBeVisible();
  fireEvent.change(field('Date of birth'), { target: { value: '1998-04-13' } });
  await change(page, 'Address', '8 Temple Street');
  expect(screen.getByText('3 changes not saved yet')).toBeVisible();
  expect(screen.getByText(/Phone number, Date of birth and Address\./)).toBeVisible();
  expect(field('Date of birth')).toHaveAccessibleDescription(`Saved as ${visitor.date_of_birth}.`);
  await page.user.click(button('Save changes'));
  await screen.findByRole('dialog', { name: 'Profile updated successfully!' });
  expect(screen.getByText('No changes to save')).toBeInTheDocument();
  expect(field('Date of birth')).toHaveAccessibleDescription('Saved as 1998-04-13.');
});

describe('Back', () => {
  test('leads to the previous page', async () => {
    const page = await renderProfile();
    comeFromElsewhere();
    await page.user.click(button('Back'));
    await waitFor(() => expect(pathOf(page)).toBe('/about-us'));
  });

  test('leads to the settings if there is no previous page', async () => {
    const page = await renderProfile();
    await page.user.click(button('Back'));
    await waitFor(() => expect(pathOf(page)).toBe('/settings'));
  });

  test('asks for confirmation if changes would be lost', async () => {
    const page = await renderProfile();
    await change(page, 'Name', 'Meena Devi Raman');
    await page.user.click(button('Back'));
    const question = await screen.findByRole('alertdialog', { name: 'Leave this form?' });
    await page.user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(pathOf(page)).toBe('/edit-profile');
    expect(field('Name')).toHaveValue('Meena Devi Raman');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await page.user.click(button('Back'));
    await page.user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(pathOf(page)).toBe('/settings'));
  });
});
