import { makeToken } from '../../testing/makeToken.ts';
import { jobSubmission } from '../../testing/submissionExamples.ts';
import { seedToken } from '../../testing/seedToken.ts';
import {
  loggedIn,
  loggedOut,
  selectToken,
  sessionEnded,
  sessionSyncedFromOtherTab,
} from '../../state/auth/authSlice.ts';
import { sessionStored } from '../../state/auth/storedSession.ts';
import { dialogOpened, selectDialog } from '../../state/dialog/dialogSlice.ts';
import { selectSubmission, submissionStored } from '../../state/forms/receiptSlice.ts';
import { pageOpened } from '../../state/navigationSlice.ts';
import { selectSessionNotice, sessionNoticeDismissed } from '../../state/noticesSlice.ts';
import type { SiteStore } from '../../state/siteStore.ts';
import { drawerToggled } from '../../state/uiSlice.ts';
import { startSessionListener } from './sessionListener.ts';
import { makeStore } from '../store/store.ts';

/** A token that ends in so many seconds. */
const tokenFor = (seconds: number, email = 'asha@mail.example') =>
  makeToken({ email, exp: Math.floor(Date.now() / 1000) + seconds });

let listening = new AbortController();
function open(token: string) {
  const store = makeStore();
  store.dispatch(loggedIn({ token }));
  startSessionListener(store, listening.signal);
  return {
    store,
    token: () => selectToken(store.getState()),
    /** Minutes the visitor is told; null when the session is over, undefined when nothing is told. */
    told: () => selectSessionNotice(store.getState())?.minutesLeft,
  };
}
const watched = (token: string) => open(token).token;

const tellOtherTab = (token: string | null, lapsed = false) =>
  window.dispatchEvent(
    new StorageEvent('storage', {
      key: 'persist:auth',
      newValue: JSON.stringify({ token: JSON.stringify(token), lapsed: JSON.stringify(lapsed) }),
    }),
  );

// On a whole second, as the moments in tokens are.
beforeEach(() => {
  jest.useFakeTimers({ now: 1_800_000_000_000 });
  listening = new AbortController();
});
afterEach(() => {
  listening.abort();
  sessionStored(null);
  window.localStorage.clear();
  jest.useRealTimers();
});

test.each([
  ['expired', () => tokenFor(-10)],
  ['undecodable', () => 'nonsense'],
])('an %s token is removed at once', (_, tokenOf) => {
  expect(watched(tokenOf())()).toBeNull();
});

test('a token is removed at the moment it expires while the page is open', () => {
  const token = watched(tokenFor(60));
  jest.advanceTimersByTime(59_000);
  expect(token()).not.toBeNull();
  jest.advanceTimersByTime(3_000);
  expect(token()).toBeNull();
});

test.each([
  ['has the focus', () => window.dispatchEvent(new Event('focus'))],
  ['is looked at', () => document.dispatchEvent(new Event('visibilitychange'))],
])('a tab that slept past the expiry notices when it %s', (_, wake) => {
  const token = watched(tokenFor(60));
  jest.setSystemTime(Date.now() + 120_000);
  wake();
  expect(token()).toBeNull();
});

test('a token that lasts for months does not run into the limit of timers', () => {
  const token = watched(tokenFor(60 * 60 * 24 * 90));
  // A timer that waits too long for the browser goes off at once, and so does the next.
  const started = jest.spyOn(globalThis, 'setTimeout');
  jest.advanceTimersByTime(60_000);
  expect(token()).not.toBeNull();
  expect(started).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('focus'));
  expect(jest.getTimerCount()).toBe(1);
});

test('a login and a logout in another tab are followed', () => {
  const token = watched(tokenFor(60));
  const other = tokenFor(90);
  tellOtherTab(other);
  expect(token()).toBe(other);
  tellOtherTab(null);
  expect(token()).toBeNull();
});

/** A tab after a reload: nobody is logged in, and what Asha sent in it is still there, with the dialog that tells it. */
function reopen(end: typeof sessionEnded | typeof loggedOut = sessionEnded) {
  const store = makeStore();
  store.dispatch(end());
  store.dispatch(submissionStored(jobSubmission));
  store.dispatch(dialogOpened({ kind: 'job.submitted' }));
  return {
    store,
    start: () => startSessionListener(store, listening.signal),
    sent: () => selectSubmission(store.getState()),
  };
}

test('after a reload without a session the login of another account takes the receipt of the one before', () => {
  const { start, store, sent } = reopen();
  start();
  store.dispatch(loggedIn({ token: tokenFor(60, 'meena@mail.example') }));
  expect(sent()).toBeNull();
});

test('after a reload without a session the same account finds its receipt', () => {
  const { start, store, sent } = reopen();
  start();
  store.dispatch(loggedIn({ token: tokenFor(60) }));
  expect(sent()).toEqual(jobSubmission);
});

test('a tab that finds another account logged in as it starts keeps no receipt of the one before', () => {
  const { start, store, sent } = reopen();
  store.dispatch(loggedIn({ token: tokenFor(60, 'meena@mail.example') }));
  start();
  expect(sent()).toBeNull();
});

test('a tab that was closed while another one logged out shows nothing of what was sent in it', () => {
  const { start, store, sent } = reopen(loggedOut);
  start();
  expect(sent()).toBeNull();
  expect(selectDialog(store.getState())).toBeNull();
});

test('storage that was cleared in another tab is a logout', () => {
  const token = watched(tokenFor(60));
  window.dispatchEvent(new StorageEvent('storage', { key: 'persist:drafts', newValue: null }));
  expect(token()).not.toBeNull();
  window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
  expect(token()).toBeNull();
});

test.each([
  ['as the tab has the focus', () => window.dispatchEvent(new Event('focus'))],
  ['as the tab is looked at', () => document.dispatchEvent(new Event('visibilitychange'))],
  [
    'on the next page',
    (store: SiteStore) => store.dispatch(pageOpened({ path: '/job-application', action: 'PUSH' })),
  ],
])('a session that was taken out of storage, which no event tells, ends %s', (_, notice) => {
  const { store, token } = open(tokenFor(60));
  seedToken(tokenFor(60));
  sessionStored('persist:auth');
  notice(store);
  expect(token()).not.toBeNull();
  window.localStorage.removeItem('persist:auth');
  notice(store);
  expect(token()).toBeNull();
});

test('the end is announced two minutes ahead and counted down in whole minutes', () => {
  const { told, token } = open(tokenFor(300));
  const woken = jest.spyOn(globalThis, 'setTimeout');
  jest.advanceTimersByTime(179_000);
  expect(told()).toBeUndefined();
  jest.advanceTimersByTime(1_000);
  expect(told()).toBe(2);
  jest.advanceTimersByTime(30_000);
  expect(told()).toBe(1);
  jest.advanceTimersByTime(30_000);
  expect(told()).toBe(0);
  jest.advanceTimersByTime(59_000);
  expect([told(), token()]).toEqual([0, expect.any(String)]);
  jest.advanceTimersByTime(2_000);
  expect([told(), token()]).toEqual([null, null]);
  // It looks at the clock when something changes, and not in between.
  expect(woken).toHaveBeenCalledTimes(4);
});

test('a session without an end is never announced to end', () => {
  const { told } = open(makeToken({ exp: undefined }));
  jest.advanceTimersByTime(1_000_000);
  expect(told()).toBeUndefined();
});

test('who waved the announcement away hears only of the end itself', () => {
  const { store, told } = open(tokenFor(110));
  expect(told()).toBe(2);
  store.dispatch(sessionNoticeDismissed());
  jest.advanceTimersByTime(60_000);
  expect(told()).toBeUndefined();
  jest.advanceTimersByTime(60_000);
  expect(told()).toBeNull();
});

test.each([
  ['a newer token', () => loggedIn({ token: tokenFor(900) })],
  ['a newer token of another tab', () => sessionSyncedFromOtherTab({ token: tokenFor(900) })],
  ['a logout', () => loggedOut()],
])('%s takes the announcement away', (_, action) => {
  const { store, told } = open(tokenFor(100));
  expect(told()).toBe(2);
  store.dispatch(action());
  jest.advanceTimersByTime(200_000);
  expect(told()).toBeUndefined();
});

test('a session that was over before this visit is no news', () => {
  expect(open(tokenFor(-10)).told()).toBeUndefined();
});

test('a session that ends in all tabs is no logout of one of them', () => {
  const { store, told } = open(tokenFor(60));
  store.dispatch(dialogOpened({ kind: 'job.submitted' }));
  jest.setSystemTime(Date.now() + 62_000);
  tellOtherTab(null);
  expect(told()).toBeNull();
  expect(selectDialog(store.getState())).not.toBeNull();
});

test('a session that the server ended in another tab is no logout either', () => {
  const { store, token } = open(tokenFor(60));
  store.dispatch(dialogOpened({ kind: 'job.submitted' }));
  tellOtherTab(null, true);
  expect(token()).toBeNull();
  expect(selectDialog(store.getState())).not.toBeNull();
});

test('a tab that slept while another one logged in anew goes on with that session', () => {
  const { token, told } = open(tokenFor(60));
  const newer = tokenFor(900);
  seedToken(newer);
  jest.advanceTimersByTime(62_000);
  expect(token()).toBe(newer);
  expect(told()).toBeUndefined();
});

test('whatever happens after the expiry meets no token any more', () => {
  const { store, token } = open(tokenFor(60));
  jest.setSystemTime(Date.now() + 62_000);
  store.dispatch(drawerToggled(true));
  expect(token()).toBeNull();
});

test('the first login of a visit takes nothing away', () => {
  const store = makeStore();
  startSessionListener(store, listening.signal);
  store.dispatch(dialogOpened({ kind: 'job.loginRequired' }));
  store.dispatch(loggedIn({ token: tokenFor(900) }));
  expect(selectDialog(store.getState())).not.toBeNull();
});

test('what belonged to an account goes when another one logs in, and stays when the same one does', () => {
  const { store } = open(tokenFor(600));
  store.dispatch(dialogOpened({ kind: 'job.submitted' }));
  store.dispatch(loggedIn({ token: tokenFor(900) }));
  expect(selectDialog(store.getState())).not.toBeNull();
  store.dispatch(loggedIn({ token: tokenFor(900, 'meena@mail.example') }));
  expect(selectDialog(store.getState())).toBeNull();
});
