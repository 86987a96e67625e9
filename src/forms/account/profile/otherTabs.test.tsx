import { screen, waitFor } from '@testing-library/react';
import { visitor } from '../../../../mocks/fixtures.ts';
import { installMocks } from '../../../../mocks/server.ts';
import { button } from '../../../testing/button.ts';
import { change, field, renderProfile } from '../../../testing/accounts/renderProfile.ts';
import { bothSaved, elsewhere, saveBoth } from '../../../testing/accounts/savedElsewhere.ts';

installMocks();

let tab: BroadcastChannel;
beforeEach(() => {
  tab = new BroadcastChannel('profile');
});
afterEach(() => tab.close());

/** Posts the message that the same page in another tab posts when it has saved. */
const saveElsewhere = (account: string, patch: object) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  tab.postMessage({ account, saved: { ...visitor, ...patch } });

test('what another tab saved is taken over, except for changes made here, and is not reverted by a save', async () => {
  const page = await renderProfile();
  const sent = await saveBoth(page, () => saveElsewhere(visitor.email, elsewhere));
  expect(sent).toMatchObject([{ body: bothSaved }]);
});

test('answers taken over from another tab do not count as unsaved changes', async () => {
  const page = await renderProfile();
  saveElsewhere(visitor.email, elsewhere);
  await waitFor(() => expect(field('Address')).toHaveValue(elsewhere.address));
  expect(screen.getByText('No changes to save')).toBeVisible();
  await page.user.click(button('Back'));
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/settings'));
});

test('a message from a tab of another account changes nothing', async () => {
  await renderProfile();
  saveElsewhere('other@mail.example', elsewhere);
  saveElsewhere(visitor.email, { address: elsewhere.address });
  await waitFor(() => expect(field('Address')).toHaveValue(elsewhere.address));
  expect(field('Name')).toHaveValue(visitor.name);
});

test('a save posts the saved answers to other tabs', async () => {
  const page = await renderProfile();
  const heard = new Promise((resolve) => {
    tab.addEventListener('message', ({ data }) => resolve(data), { once: true });
  });
  await change(page, 'Address', '8 Temple Street');
  await page.user.click(button('Save changes'));
  await screen.findByRole('dialog', { name: 'Profile updated successfully!' });
  const saved = { ...visitor, address: '8 Temple Street' } as Record<string, unknown>;
  delete saved['password'];
  expect(await heard).toMatchObject({ account: visitor.email, saved });
});
