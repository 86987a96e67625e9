import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiBase, calls } from '../../../../contract/calls.ts';
import { deferredResponse, noMessage, offline, serverMessage } from '../../../../mocks/faults.ts';
import { verifyReset, visitor } from '../../../../mocks/fixtures.ts';
import { currentTestServer, installMocks, server } from '../../../../mocks/server.ts';
import { spyOnCall } from '../../../../mocks/spyOnCall.ts';
import { button } from '../../../testing/button.ts';
import { change, field, renderProfile } from '../../../testing/accounts/renderProfile.ts';
import {
  bothSaved,
  elsewhere,
  saveBoth,
  saveOnOtherDevice,
} from '../../../testing/accounts/savedElsewhere.ts';
import type { ProfilePage } from '../../../testing/accounts/renderProfile.ts';

installMocks();

/** Makes the tab visible or hidden. */
function lookAtTab(isSeen: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(!isSeen);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** The status of the cache entry of the profile. */
const statusOf = ({ store }: ProfilePage) =>
  Object.values(store.getState().api?.queries ?? {}).map((entry) => entry?.status as string);

/** Makes the first change, and waits for the call that it starts. */
async function begin(page: ProfilePage) {
  await change(page, 'Address', '8 Temple Street');
  await waitFor(() => expect(statusOf(page)).toEqual(['fulfilled']));
}

/** Counts the calls for the profile from now on. */
function countCalls() {
  const { handler, requests } = spyOnCall(calls.loadProfile);
  server.use(handler);
  return () => requests.length;
}

test('a tab that becomes visible takes over what another device saved, except for changes made here', async () => {
  const page = await renderProfile();
  const sent = await saveBoth(page, async () => {
    await saveOnOtherDevice(page);
    lookAtTab(false);
    lookAtTab(true);
  });
  expect(sent).toMatchObject([{ body: bothSaved }]);
});

test('the first change in a tab that stayed visible loads what another device saved', async () => {
  const page = await renderProfile();
  const sent = spyOnCall(calls.updateProfile);
  server.use(sent.handler);
  await saveOnOtherDevice(page);
  await change(page, 'Date of birth', '1998-04-13');
  await waitFor(() => expect(field('Name')).toHaveValue(elsewhere.name));
  await page.user.click(button('Save changes'));
  await screen.findByRole('dialog', { name: 'Profile updated successfully!' });
  expect(sent.requests).toMatchObject([{ body: { ...elsewhere, date_of_birth: '1998-04-13' } }]);
});

test('the form stays usable while the profile is loaded again, and hiding the tab does not load it', async () => {
  const page = await renderProfile();
  const called = countCalls();
  lookAtTab(false);
  expect(called()).toBe(0);
  const { handler, release } = deferredResponse(calls.loadProfile);
  server.use(handler);
  lookAtTab(true);
  await waitFor(() => expect(statusOf(page)).toEqual(['pending']));
  await change(page, 'Address', '8 Temple Street');
  expect(page.store.getState().ui.loading).toEqual({});
  release();
  await waitFor(() => expect(statusOf(page)).toEqual(['fulfilled']));
  expect(field('Address')).toHaveValue('8 Temple Street');
});

test('a save aborts a running load, whose response may be older', async () => {
  const page = await renderProfile();
  const { promise: saved, resolve: answer } = Promise.withResolvers<void>();
  const signals: AbortSignal[] = [];
  server.use(
    http.get(`*${apiBase}${calls.loadProfile.path}`, async ({ request }) => {
      signals.push(request.signal);
      await saved;
      return HttpResponse.json({ ...visitor, password: undefined, message: 'Read before.' });
    }),
  );
  await change(page, 'Address', '8 Temple Street');
  // While a load is running, this starts no second one.
  lookAtTab(true);
  await page.user.click(button('Save changes'));
  await screen.findByRole('dialog', { name: 'Profile updated successfully!' });
  await waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true]));
  answer();
  await waitFor(() => expect(statusOf(page)).toEqual(['rejected']));
  expect(field('Address')).toHaveValue('8 Temple Street');
});

test.each([
  ['no connection', offline(calls.loadProfile)],
  ['a failure without a message', noMessage(calls.loadProfile, 500)],
  ['a refusal', serverMessage(calls.loadProfile, 429, 'Too many calls.')],
])('%s while the profile is loaded again is not reported, and no entry is lost', async (_, fault) => {
  const page = await renderProfile();
  await begin(page);
  server.use(fault);
  lookAtTab(true);
  await waitFor(() => expect(statusOf(page)).toEqual(['rejected']));
  expect(field('Address')).toHaveValue('8 Temple Street');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a session ended by a new password on another device ends here too, and the entries stay', async () => {
  const page = await renderProfile();
  await begin(page);
  const testServer = await currentTestServer();
  const cookie = await verifyReset(testServer, visitor.email);
  const newPassword = { email: visitor.email, newPassword: 'five rather quiet words' };
  expect((await testServer.call('resetPassword', newPassword, { headers: { cookie } })).status).toBe(200);
  lookAtTab(true);
  await waitFor(() => expect(page.store.getState().auth.token).toBeNull());
  expect(field('Address')).toHaveValue('8 Temple Street');
  const called = countCalls();
  lookAtTab(true);
  expect(called()).toBe(0);
});
