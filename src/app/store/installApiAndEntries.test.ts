import { makeToken } from '../../testing/makeToken.ts';
import { HttpResponse, http } from 'msw';
import { installMocks, server } from '../../../mocks/server.ts';
import { accountNumberOf } from '../../api/accountNumber.ts';
import { accountsApi } from '../../api/accountsApi.ts';
import { registerBody } from '../../api/requestBodies.ts';
import {
  loggedIn,
  loggedOut,
  selectToken,
  sessionEnded,
  sessionSyncedFromOtherTab,
} from '../../state/auth/authSlice.ts';
import { formOpened, submitEnded, submitStarted } from '../../state/forms/formsSlice.ts';
import { interruptedSending, markSending } from '../../state/forms/sendingMark.ts';
import { selectSessionNotice } from '../../state/noticesSlice.ts';
import { installApiAndEntries } from './installApiAndEntries.ts';
import { startSessionListener } from '../listeners/sessionListener.ts';
import { makeStore } from './store.ts';

installMocks();

const tokenOf = (email: string) => makeToken({ email });
const asha = 'asha@mail.example';

const profile = {
  name: 'Asha Raman',
  phone_number: '+91 98400 12345',
  address: 'Madurai',
  date_of_birth: '1998-04-12',
  gender: 'Female',
};

let listening = new AbortController();
afterEach(() => listening.abort());

/** A page with a logged-in visitor; `load` loads the profile. */
async function openPage(answer: () => Response = () => HttpResponse.json(profile)) {
  const requests: Request[] = [];
  server.use(
    http.get('*/api/auth/user/profile', ({ request }) => {
      requests.push(request);
      return answer();
    }),
  );
  installApiAndEntries();
  const store = makeStore();
  store.dispatch(loggedIn({ token: tokenOf(asha) }));
  listening = new AbortController();
  startSessionListener(store, listening.signal);
  const load = async () => {
    await store.dispatch(accountsApi.endpoints.loadProfile.initiate(accountNumberOf(asha)));
  };
  const cached = () => JSON.stringify(store.getState().api?.queries ?? {});
  return { store, load, cached, requests };
}

test.each([
  ['a logout', () => loggedOut()],
  ['a logout in another tab', () => sessionSyncedFromOtherTab({ token: null })],
])('%s clears the cache', async (_, action) => {
  const { store, load, cached } = await openPage();
  await load();
  expect(cached()).toContain('Asha Raman');
  store.dispatch(action());
  expect(cached()).toBe('{}');
});

test('after a logout the cache is cleared only when a submission under way has ended', async () => {
  const { store, load, cached } = await openPage();
  await load();
  store.dispatch(formOpened({ form: 'job' }));
  store.dispatch(submitStarted({ form: 'job' }));
  store.dispatch(sessionSyncedFromOtherTab({ token: null }));
  expect(cached()).not.toBe('{}');
  store.dispatch(submitEnded({ form: 'job' }));
  await new Promise((done) => setTimeout(done));
  expect(cached()).toBe('{}');
});

test('the end of a session keeps the cache, the login of another account clears it', async () => {
  const { store, load, cached } = await openPage();
  await load();
  store.dispatch(sessionEnded());
  expect(cached()).toContain('Asha Raman');
  store.dispatch(loggedIn({ token: tokenOf('meena@mail.example') }));
  await new Promise((done) => setTimeout(done));
  expect(cached()).toBe('{}');
});

test('no key of the cache contains the email address of the account', async () => {
  const { load, cached } = await openPage();
  await load();
  expect(cached()).toContain('loadProfile(');
  expect(cached()).not.toContain(asha);
});

test('the cached profile of one account is not found under the key of the next', async () => {
  const { store, load } = await openPage();
  await load();
  const keyOf = (account: string) => [`loadProfile(${accountNumberOf(account)})`];
  store.dispatch(loggedIn({ token: tokenOf('meena@mail.example') }));
  // Before the cache has been cleared.
  expect(store.getState().api?.queries).toHaveProperty(keyOf(asha));
  expect(store.getState().api?.queries).not.toHaveProperty(keyOf('meena@mail.example'));
});

test('a login with another account is not aborted by the reset that it causes', async () => {
  const { store } = await openPage();
  server.use(
    http.post('*/api/auth/login', () => HttpResponse.json({ token: tokenOf('meena@mail.example') })),
  );
  const login = store.dispatch(
    accountsApi.endpoints.logIn.initiate(registerBody({ email: 'meena@mail.example', password: 'monsoon' })),
  );
  await expect(login.unwrap()).resolves.toEqual({});
});

test('a call refused with 401 does not end a session that has not expired', async () => {
  const { store, load, requests } = await openPage(() => HttpResponse.json({}, { status: 401 }));
  await load();
  expect(requests[0]?.headers.get('authorization')).toMatch(/^Bearer /);
  expect(selectToken(store.getState())).not.toBeNull();
});

test('a call after the expiry ends the session and is sent without the token', async () => {
  const { store, load, requests } = await openPage(() => HttpResponse.json({}, { status: 401 }));
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 3_600_000);
  await load();
  expect(requests[0]?.headers.get('authorization')).toBeNull();
  expect(selectToken(store.getState())).toBeNull();
  expect(selectSessionNotice(store.getState())?.minutesLeft).toBeNull();
});

test.each([
  ['a logout', () => loggedOut()],
  ['a logout in another tab', () => sessionSyncedFromOtherTab({ token: null })],
  ['another account', () => loggedIn({ token: tokenOf('ravi@mail.example') })],
])('after %s nobody reads that a form was left while it was being sent', async (_, action) => {
  const { store } = await openPage();
  markSending('service', 'unknown');
  store.dispatch(action());
  expect(interruptedSending('service')).toBeNull();
});

test('a session that ends by itself leaves the mark of a sending, for whoever logs in again', async () => {
  const { store } = await openPage();
  markSending('service', 'unknown');
  store.dispatch(sessionEnded());
  store.dispatch(loggedIn({ token: tokenOf(asha) }));
  expect(interruptedSending('service')).toBe('unknown');
});
