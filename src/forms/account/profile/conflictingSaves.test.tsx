import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiBase, calls } from '../../../../contract/calls.ts';
import { deferredResponse, offline, serverMessage } from '../../../../mocks/faults.ts';
import { visitor } from '../../../../mocks/fixtures.ts';
import { answerOf, currentTestServer, installMocks, server } from '../../../../mocks/server.ts';
import { button } from '../../../testing/button.ts';
import { change, field, profileLoaded, renderProfile } from '../../../testing/renderProfile.tsx';
import { bothSaved, elsewhere, saveOnOtherDevice } from '../../../testing/savedElsewhere.ts';
import type { ProfilePage } from '../../../testing/renderProfile.tsx';

installMocks();

const { loadProfile, updateProfile } = calls;

/** The tags that saves named and how they were answered, and what was sent. */
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

/** The profile is loaded as from a server that knows no tags. */
const withoutTags = async (request: Request) => {
  const response = await answerOf(request);
  response.headers.delete('ETag');
  return response;
};

/** An address that is changed here while the profile was saved on another device, after all calls for it. */
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

test('whoever saves after another device has saved keeps the changes of both', async () => {
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

test('the loading screen stays from the first try to the end of the second one', async () => {
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

test('one device that saves twice is refused nothing', async () => {
  const page = await renderProfile();
  const saves = watchSaves();
  for (const address of ['8 Temple Street', '9 Temple Street']) {
    await change(page, 'Address', address);
    await save(page);
    await page.user.click(button('Continue'));
    await screen.findByRole('heading', { name: 'Settings' });
    await act(() => page.router.navigate('/edit-profile'));
    await profileLoaded(page);
  }
  expect(saves.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(saves.map(({ tag }) => tag)).size).toBe(2);
});

test('a server that gives no tags is sent none, and takes what comes', async () => {
  server.use(http.get(`*${apiBase}${loadProfile.path}`, ({ request }) => withoutTags(request)));
  const page = await renderProfile();
  await changeBoth(page);
  const saves = watchSaves(withoutTags);
  await save(page);
  expect(saves).toMatchObject([{ tag: null, status: 200, body: { name: visitor.name } }]);
});

test('a refusal of that kind by a server that gives no tags is told like any other', async () => {
  server.use(http.get(`*${apiBase}${loadProfile.path}`, ({ request }) => withoutTags(request)));
  const page = await renderProfile();
  await change(page, 'Address', '8 Temple Street');
  const saves = watchSaves(refuse);
  await page.user.click(button('Save changes'));
  await screen.findByRole('alertdialog', { name: 'Failed to update profile.' });
  expect(saves).toHaveLength(1);
});

test('a second refusal in a row is told, nothing typed is lost, and one can save again', async () => {
  const page = await renderProfile();
  await changeBoth(page);
  let others = 0;
  // Another device is quicker each time.
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
])('%s between the two tries is told, and takes nothing away', async (_, fault, title) => {
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

/** A change of the telephone number is stored, and the answer gets lost. */
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
])('what is changed back after a save whose answer was %s is saved as it stands', async (_, respond) => {
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
});

test('what is changed back after a save without an answer stays when the profile is asked for again', async () => {
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

test('whoever leaves between the two tries saves nothing', async () => {
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

test('an answer on its way, which may be older, is not what the second try begins from', async () => {
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

test('what another tab saved is taken up with its tag, and saved from without a refusal', async () => {
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

test('another tab hears the tag of what is saved here', async () => {
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
