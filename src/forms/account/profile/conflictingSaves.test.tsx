import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiBase, calls } from '../../../../contract/calls.ts';
import { deferredResponse, offline, serverMessage } from '../../../../mocks/faults.ts';
import { visitor } from '../../../../mocks/fixtures.ts';
import { answerOf, currentTestServer, installMocks, server } from '../../../../mocks/server.ts';
import { button } from '../../../testing/button.ts';
import { change, field, renderProfile, waitForProfile } from '../../../testing/accounts/renderProfile.ts';
import { bothSaved, elsewhere, saveOnOtherDevice } from '../../../testing/accounts/savedElsewhere.ts';
import type { ProfilePage } from '../../../testing/accounts/renderProfile.ts';

installMocks();

const { loadProfile, updateProfile } = calls;

/** Records the ETag, the body and the response status of each save. */
function watchSaves(respond = answerOf) {
  const saves: { tag: string | null; status: number; body: unknown }[] = [];
  server.use(
    http.put(`*${apiBase}${updateProfile.path}`, async ({ request }) => {
      const tag = request.headers.get('If-Match');
      const body: unknown = await request.clone().json();
      const response = await respond(request);
      saves.push({ tag, status: response.status, body });
      return response;
    }),
  );
  return saves;
}

const refuse = async () => HttpResponse.json({ message: 'Saved elsewhere.' }, { status: 412 });

/** Answers as a server without ETags does. */
const withoutTags = async (request: Request) => {
  const response = await answerOf(request);
  response.headers.delete('ETag');
  return response;
};

/** Changes the address here, waits for the call that this makes, and then saves the profile on another device. */
async function changeBoth(page: ProfilePage) {
  await change(page, 'Address', bothSaved.address);
  const statuses = () =>
    Object.values(page.store.getState().api?.queries ?? {}).map((entry) => entry?.status);
  await waitFor(() => expect(statuses()).toEqual(['fulfilled']));
  await saveOnOtherDevice(page);
}

async function save(page: ProfilePage) {
  await page.user.click(button('Save changes'));
  await screen.findByRole('dialog', { name: 'Profile updated successfully!' });
}

async function stored({ member }: ProfilePage) {
  const testServer = await currentTestServer();
  return (await testServer.call('loadProfile', undefined, { token: member.token })).json();
}

test('saving after another device has saved keeps the changes of both', async () => {
  const page = await renderProfile();
  await changeBoth(page);
  const saves = watchSaves();
  await save(page);
  expect(await stored(page)).toMatchObject(bothSaved);
  expect(saves.map(({ status }) => status)).toEqual([412, 200]);
  expect(field('Name')).toHaveValue(elsewhere.name);
  expect(field('Address')).toHaveValue(bothSaved.address);
  expect(screen.getByText('No changes to save')).toBeInTheDocument();
  expect(page.store.getState().ui.loading).toEqual({});
});

test('the loading screen stays from the first attempt to the end of the second', async () => {
  const page = await renderProfile();
  await changeBoth(page);
  const saves = watchSaves();
  const shown: string[] = [];
  const stop = page.store.subscribe(() => {
    const now = JSON.stringify(page.store.getState().ui.loading);
    if (now !== shown.at(-1)) shown.push(now);
  });
  await save(page);
  stop();
  expect(saves).toHaveLength(2);
  expect(shown).toEqual(['{}', '{"submit":1}', '{}']);
});

test('saving twice on one device causes no conflict', async () => {
  const page = await renderProfile();
  const saves = watchSaves();
  for (const address of ['8 Temple Street', '9 Temple Street']) {
    await change(page, 'Address', address);
    await save(page);
    await page.user.click(button('Continue'));
    await screen.findByRole('heading', { name: 'Settings' });
    await act(() => page.router.navigate('/edit-profile'));
    await waitForProfile(page);
  }
  expect(saves.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(saves.map(({ tag }) => tag)).size).toBe(2);
});

test('a server without ETags gets none and saves whatever is sent', async () => {
  server.use(http.get(`*${apiBase}${loadProfile.path}`, ({ request }) => withoutTags(request)));
  const page = await renderProfile();
  await changeBoth(page);
  const saves = watchSaves(withoutTags);
  await save(page);
  expect(saves).toMatchObject([{ tag: null, status: 200, body: { name: visitor.name } }]);
});

test('a 412 from a server without ETags is reported like any other refusal', async () => {
  server.use(http.get(`*${apiBase}${loadProfile.path}`, ({ request }) => withoutTags(request)));
  const page = await renderProfile();
  await change(page, 'Address', '8 Temple Street');
  const saves = watchSaves(refuse);
  await page.user.click(button('Save changes'));
  await screen.findByRole('alertdialog', { name: 'Failed to update profile.' });
  expect(saves).toHaveLength(1);
});

test('a second conflict in a row is reported, no entry is lost, and saving again works', async () => {
  const page = await renderProfile();
  await changeBoth(page);
  let others = 0;
  // Another device saves before each of the first two attempts.
  const saves = watchSaves(async (request) => {
    others += 1;
    if (others <= 2) await saveOnOtherDevice(page, { ...elsewhere, name: `Meena ${others}` });
    return answerOf(request);
  });
  await page.user.click(button('Save changes'));
  const told = await screen.findByRole('alertdialog', { name: 'Failed to update profile.' });
  expect(told).toHaveTextContent('Your profile was changed elsewhere meanwhile. Please save it once more.');
  expect(saves.map(({ status }) => status)).toEqual([412, 412]);
  expect(field('Address')).toHaveValue('8 Temple Street');
  expect(field('Name')).toHaveValue('Meena 1');
  await page.user.click(button('Continue'));
  await waitFor(() => expect(told).not.toBeInTheDocument());
  await save(page);
  expect(await stored(page)).toMatchObject({ ...bothSaved, name: 'Meena 2' });
});

test.each([
  ['no connection', offline(loadProfile), 'Server error while updating profile.'],
  ['a refusal', serverMessage(loadProfile, 500, 'We are resting.'), 'Failed to update profile.'],
])('%s between the two attempts is reported, and no entry is lost', async (_, fault, title) => {
  const page = await renderProfile();
  await changeBoth(page);
  const saves = watchSaves();
  server.use(fault);
  await page.user.click(button('Save changes'));
  expect(await screen.findByRole('alertdialog', { name: title })).toBeVisible();
  expect(saves).toHaveLength(1);
  expect(field('Address')).toHaveValue('8 Temple Street');
  expect(page.store.getState().ui.loading).toEqual({});
});

/** Saves a change of the telephone number whose answer does not arrive as the server sent it. */
async function saveWithoutAnswer(page: ProfilePage, respond: () => Response) {
  server.use(
    http.put(
      `*${apiBase}${updateProfile.path}`,
      async ({ request }) => {
        await answerOf(request);
        return respond();
      },
      { once: true },
    ),
  );
  await change(page, 'Phone number', elsewhere.phone_number);
  await page.user.click(button('Save changes'));
  const failure = await screen.findByRole('alertdialog', { name: /profile\.$/ });
  await page.user.click(button('Continue'));
  await waitFor(() => expect(failure).not.toBeInTheDocument());
  expect(await stored(page)).toMatchObject({ phone_number: elsewhere.phone_number });
}

test.each([
  ['lost', () => HttpResponse.error()],
  ['that of a proxy', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })],
])(
  'an answer changed back after a save whose response was %s is saved as it is in the form',
  async (_, respond) => {
    const page = await renderProfile();
    await saveWithoutAnswer(page, respond);
    await change(page, 'Address', bothSaved.address);
    await change(page, 'Phone number', visitor.phone_number);
    const saves = watchSaves();
    await save(page);
    expect(saves.map(({ status }) => status)).toEqual([412, 200]);
    expect(await stored(page)).toMatchObject({
      phone_number: visitor.phone_number,
      address: bothSaved.address,
    });
    expect(field('Phone number')).toHaveValue(visitor.phone_number);
  },
);

test('an answer changed back after a save without a response stays when the profile is loaded again', async () => {
  const page = await renderProfile();
  await saveWithoutAnswer(page, () => HttpResponse.error());
  await change(page, 'Phone number', visitor.phone_number);
  await saveOnOtherDevice(page, { ...elsewhere, address: visitor.address });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(field('Name')).toHaveValue(elsewhere.name));
  expect(field('Phone number')).toHaveValue(visitor.phone_number);
  const saves = watchSaves();
  await save(page);
  expect(saves).toMatchObject([{ status: 200, body: { name: elsewhere.name } }]);
  expect(await stored(page)).toMatchObject({ phone_number: visitor.phone_number });
});

test('leaving between the two attempts saves nothing', async () => {
  const page = await renderProfile();
  await changeBoth(page);
  const { handler, release } = deferredResponse(loadProfile);
  const saves = watchSaves();
  server.use(handler);
  await page.user.click(button('Save changes'));
  await waitFor(() => expect(saves).toHaveLength(1));
  act(() => void page.router.navigate('/about-us', { state: { leaveConfirmed: true } }));
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/about-us'));
  release();
  await waitFor(() => expect(page.store.getState().ui.loading).toEqual({}));
  expect(saves).toHaveLength(1);
  expect(await stored(page)).toMatchObject(elsewhere);
});

test('the second attempt does not use the response of an earlier load, which may be older', async () => {
  const page = await renderProfile();
  await changeBoth(page);
  const { promise: never } = Promise.withResolvers<Response>();
  let calledFor = 0;
  server.use(
    http.get(`*${apiBase}${loadProfile.path}`, ({ request }) => {
      calledFor += 1;
      return calledFor === 1 ? never : answerOf(request);
    }),
  );
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(calledFor).toBe(1));
  const saves = watchSaves();
  await save(page);
  expect(saves.map(({ status }) => status)).toEqual([412, 200]);
  expect(await stored(page)).toMatchObject(bothSaved);
});

test('a version saved in another tab is taken over with its ETag, so that the next save has no conflict', async () => {
  const page = await renderProfile();
  await changeBoth(page);
  const testServer = await currentTestServer();
  const load = await testServer.call('loadProfile', undefined, { token: page.member.token });
  const tab = new BroadcastChannel('profile');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  tab.postMessage({ account: visitor.email, saved: await load.json(), etag: load.headers.get('ETag') });
  await waitFor(() => expect(field('Name')).toHaveValue(elsewhere.name));
  tab.close();
  const saves = watchSaves();
  await save(page);
  expect(saves).toMatchObject([{ tag: load.headers.get('ETag'), status: 200, body: bothSaved }]);
});

test('a save posts its ETag to other tabs', async () => {
  const page = await renderProfile();
  const tab = new BroadcastChannel('profile');
  const heard = new Promise((resolve) => {
    tab.addEventListener('message', ({ data }) => resolve(data), { once: true });
  });
  await change(page, 'Address', '8 Temple Street');
  await save(page);
  const testServer = await currentTestServer();
  const load = await testServer.call('loadProfile', undefined, { token: page.member.token });
  expect(await heard).toMatchObject({ etag: load.headers.get('ETag') });
  tab.close();
});
