import { screen, waitFor } from '@testing-library/react';
import { calls } from '../../../contract/calls.ts';
import { visitor } from '../../../mocks/fixtures.ts';
import { currentTestServer, server } from '../../../mocks/server.ts';
import { spyOnCall } from '../../../mocks/spyOnCall.ts';
import type { Sent } from '../../../mocks/spyOnCall.ts';
import { button } from '../button.ts';
import { change, field } from './renderProfile.ts';
import type { ProfilePage } from './renderProfile.ts';

/** The changes that another device saves while the profile is open here. */
export const elsewhere = {
  name: 'Meena Devi Raman',
  phone_number: '+91 44 0000 0155',
  address: '1 Other Street',
};

/** Saves the visitor's profile directly on the server, as another device would. */
export async function saveOnOtherDevice(
  { member }: Pick<ProfilePage, 'member'>,
  changes: object = elsewhere,
) {
  const { password: _unsaid, ...profile } = visitor;
  const testServer = await currentTestServer();
  await testServer.call('updateProfile', { ...profile, ...changes }, { token: member.token });
}

const address = '8 Temple Street';

/** The merged profile: the values saved elsewhere, with the address that was changed here. */
export const bothSaved = { ...elsewhere, address };

/**
 * Changes the address, lets `saveElsewhere` save the other fields meanwhile, waits until the form shows these, and
 * saves.
 * @returns the requests that were sent
 */
export async function saveBoth(
  page: ProfilePage,
  saveElsewhere: () => void | Promise<void>,
): Promise<readonly Sent[]> {
  const sent = spyOnCall(calls.updateProfile);
  server.use(sent.handler);
  await change(page, 'Address', address);
  await saveElsewhere();
  await waitFor(() => expect(field('Name')).toHaveValue(elsewhere.name));
  expect(field('Phone number')).toHaveValue(elsewhere.phone_number);
  expect(field('Address')).toHaveValue(address);
  expect(screen.getByText('1 change not saved yet')).toBeVisible();
  await page.user.click(button('Save changes'));
  await screen.findByRole('dialog', { name: 'Profile updated successfully!' });
  return sent.requests;
}
