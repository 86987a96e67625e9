import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiBase, calls } from '../../../../contract/calls.ts';
import { deferredResponse, noMessage, offline, serverMessage } from '../../../../mocks/faults.ts';
import { verifyReset, visitor } from '../../../../mocks/fixtures.ts';
import { currentTestServer, installMocks, server } from '../../../../mocks/server.ts';
import { spyOnCall } from '../../../../mocks/spyOnCall.ts';
import { button } from '../../../testing/button.ts';
import { change, field, renderProfile } from '../../../testing/renderProfile.tsx';
import { bothSaved, elsewhere, saveBoth, saveOnOtherDevice } from '../../../testing/savedElsewhere.ts';
import type { ProfilePage } from '../../../testing/renderProfile.tsx';

installMocks();

/** The visitor leaves the tab, or comes back to it. */
function lookAtTab(isSeen: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(!isSeen);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** How the last call for the profile went. */
const statusOf = ({ store }: ProfilePage) =>
  Object.values(store.getState().api?.queries ?? {}).map((entry) => entry?.status as string);

/** The first change, and the call that it makes. */
async function begin(page: ProfilePage) {
  await change(page, 'Address', '8 Temple Street');
  await waitFor(() => expect(statusOf(page)).toEqual(['fulfilled']));
}

/** How many times the profile was asked for once it had loaded. */
function countCalls() {
  const { handler, requests } = spyOnCall(calls.loadProfile);
  server.use(handler);
  return () => requests.length;
}

test('whoever comes back to the tab finds what was saved on another device, but for what was changed here', async () => {
  const page = await renderProfile();
  const sent = await saveBoth(page, async () => {
    await saveOnOtherDevice(page);
    lookAtTab(false);
    lookAtTab(true);
  });
  expect(sent).toMatchObject([{ body: bothSaved }]);
});

test('whoever begins to change a tab that was in view all the time finds what was saved on another device', async () => {
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

test('one can go on typing while the profile is asked for once more, and nobody who leaves the tab asks', async () => {
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

test('an answer that may be older than what was saved is waited for no longer', async () => {
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
  // Asked while an answer is on its way: that one is waited for.
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
  ['a failure without words', noMessage(calls.loadProfile, 500)],
  ['a refusal', serverMessage(calls.loadProfile, 429, 'Too many calls.')],
])('%s behind the form is not told, and takes nothing away', async (_, fault) => {
  const page = await renderProfile();
  await begin(page);
  server.use(fault);
  lookAtTab(true);
  await waitFor(() => expect(statusOf(page)).toEqual(['rejected']));
  expect(field('Address')).toHaveValue('8 Temple Street');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a session that a new password ended on another device ends here too, and keeps what was typed', async () => {
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
