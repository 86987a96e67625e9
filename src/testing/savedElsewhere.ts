import { screen, waitFor } from '@testing-library/react';
import { calls } from '../../contract/calls.ts';
import { visitor } from '../../mocks/fixtures.ts';
import { currentTestServer, server } from '../../mocks/server.ts';
import { spyOnCall } from '../../mocks/spyOnCall.ts';
import type { Sent } from '../../mocks/spyOnCall.ts';
import { button } from './button.ts';
import { change, field } from './renderProfile.tsx';
import type { ProfilePage } from './renderProfile.tsx';

/** What is saved of a profile while it is open here, too. */
export const elsewhere = {
  name: 'Meena Devi Raman',
  phone_number: '+91 44 0000 0155',
  address: '1 Other Street',
};

/** The visitor saves the profile on another device, whatever was saved there before. */
export async function saveOnOtherDevice(
  { member }: Pick<ProfilePage, 'member'>,
  changes: object = elsewhere,
) {
  const { password: _unsaid, ...profile } = visitor;
  const testServer = await currentTestServer();
  await testServer.call('updateProfile', { ...profile, ...changes }, { token: member.token });
}

const address = '8 Temple Street';

/** Both: what was saved elsewhere, but for the address that is changed here. */
export const bothSaved = { ...elsewhere, address };

/**
 * Changes the address, has the rest saved elsewhere meanwhile, and saves once the page has taken that up.
 * @returns what was sent
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
