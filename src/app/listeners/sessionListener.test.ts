import { makeToken } from '../../testing/makeToken.ts';
import { jobSubmission } from '../../testing/forms/submissionExamples.ts';
import { seedToken } from '../../testing/seedToken.ts';
import {
  loggedIn,
  loggedOut,
  selectLoggedOut,
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

/** A token that expires in so many seconds. */
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
    /** Minutes in the notice; null when it says that the session has ended, undefined without a notice. */
    announced: () => selectSessionNotice(store.getState())?.minutesLeft,
  };
}
const listenWith = (token: string) => open(token).token;

/** The text of a stored session. */
const entryOf = (token: string | null, lapsed = false) =>
  JSON.stringify({ token: JSON.stringify(token), lapsed: JSON.stringify(lapsed) });

/** Fires the storage event of another tab that has written a token in the place of another one. */
const writeInOtherTab = (before: string | null, token: string | null, lapsed = false) =>
  window.dispatchEvent(
    new StorageEvent('storage', {
      key: 'persist:auth',
      oldValue: before === null ? null : entryOf(before),
      newValue: entryOf(token, lapsed),
    }),
  );

// On a whole second, because tokens hold whole seconds.
beforeEach(() => {
  jest.useFakeTimers({ now: 1_800_000_000_000 });
  listening = new AbortController();
});
afterEach(() => {
  listening.abort();
  sessionStored(null, null);
  window.localStorage.clear();
  jest.useRealTimers();
});

test.each([
  ['expired', () => tokenFor(-10)],
  ['undecodable', () => 'nonsense'],
])('an %s token is removed at once', (_, tokenOf) => {
  expect(listenWith(tokenOf())()).toBeNull();
});

test('a token is removed at the moment it expires while the page is open', () => {
  const token = listenWith(tokenFor(60));
  jest.advanceTimersByTime(59_000);
  expect(token()).not.toBeNull();
  jest.advanceTimersByTime(3_000);
  expect(token()).toBeNull();
});

test.each([
  ['gets the focus', () => window.dispatchEvent(new Event('focus'))],
  ['becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
])('a tab that was suspended past the expiry notices it when it %s', (_, wake) => {
  const token = listenWith(tokenFor(60));
  jest.setSystemTime(Date.now() + 120_000);
  wake();
  expect(token()).toBeNull();
});

test('a token that lasts for months does not run into the limit of timers', () => {
  const token = listenWith(tokenFor(60 * 60 * 24 * 90));
  // A timer with too long a delay fires at once, and so would the next.
  const started = jest.spyOn(globalThis, 'setTimeout');
  jest.advanceTimersByTime(60_000);
  expect(token()).not.toBeNull();
  expect(started).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('focus'));
  expect(jest.getTimerCount()).toBe(1);
});

test('a login and a logout in another tab are followed', () => {
  const token = listenWith(tokenFor(60));
  const other = tokenFor(90);
  writeInOtherTab(tokenFor(60), other);
  expect(token()).toBe(other);
  writeInOtherTab(other, null);
  expect(token()).toBeNull();
});

test('a session that could not be stored lasts when another tab writes that it has none, until one logs in', () => {
  const token = listenWith(tokenFor(60));
  writeInOtherTab(null, null);
  writeInOtherTab(null, null, true);
  expect(token()).toBe(tokenFor(60));
  const other = tokenFor(90);
  writeInOtherTab(null, other);
  expect(token()).toBe(other);
});

/**
 * A tab after a reload: nobody is logged in, and what Asha sent in it is still there, with the dialog that reports it.
 */
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

test('after a reload without a session, a login with another account deletes the receipt of the one before', () => {
  const { start, store, sent } = reopen();
  start();
  store.dispatch(loggedIn({ token: tokenFor(60, 'meena@mail.example') }));
  expect(sent()).toBeNull();
});

test('after a reload without a session, a login with the same account keeps its receipt', () => {
  const { start, store, sent } = reopen();
  start();
  store.dispatch(loggedIn({ token: tokenFor(60) }));
  expect(sent()).toEqual(jobSubmission);
});

test('a tab that starts with another account logged in deletes the receipt of the one before', () => {
  const { start, store, sent } = reopen();
  store.dispatch(loggedIn({ token: tokenFor(60, 'meena@mail.example') }));
  start();
  expect(sent()).toBeNull();
});

test('a tab that was closed while another one logged out deletes its receipt and closes its dialog', () => {
  const { start, store, sent } = reopen(loggedOut);
  start();
  expect(sent()).toBeNull();
  expect(selectDialog(store.getState())).toBeNull();
});

test('storage that was cleared in another tab is a logout', () => {
  const { store, token } = open(tokenFor(60));
  sessionStored('persist:auth', tokenFor(60));
  window.dispatchEvent(new StorageEvent('storage', { key: 'persist:drafts', newValue: null }));
  expect(token()).not.toBeNull();
  window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
  expect(token()).toBeNull();
  expect(selectLoggedOut(store.getState())).toBe(true);
});

test.each([
  ['when the tab gets the focus', () => window.dispatchEvent(new Event('focus'))],
  ['when the tab becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
  [
    'on the next page',
    (store: SiteStore) => store.dispatch(pageOpened({ path: '/job-application', action: 'PUSH' })),
  ],
])('a session that was deleted from storage without a storage event ends %s', (_, notice) => {
  const { store, token } = open(tokenFor(60));
  seedToken(tokenFor(60));
  sessionStored('persist:auth', tokenFor(60));
  notice(store);
  expect(token()).not.toBeNull();
  window.localStorage.removeItem('persist:auth');
  notice(store);
  expect(token()).toBeNull();
});

test.each([
  ['nobody was logged in', null],
  ['somebody was logged in', 'meena@mail.example'],
])('a login after the storage was cleared, while %s, is not taken for a deleted session', (_, email) => {
  const before = email === null ? null : tokenFor(60, email);
  const { store, token } = open(tokenFor(60));
  store.dispatch(before === null ? loggedOut() : loggedIn({ token: before }));
  sessionStored('persist:auth', before);
  window.localStorage.clear();
  store.dispatch(loggedIn({ token: tokenFor(90) }));
  expect(token()).toBe(tokenFor(90));
});

test('the end is announced two minutes ahead and counted down in whole minutes', () => {
  const { announced, token } = open(tokenFor(300));
  const timers = jest.spyOn(globalThis, 'setTimeout');
  jest.advanceTimersByTime(179_000);
  expect(announced()).toBeUndefined();
  jest.advanceTimersByTime(1_000);
  expect(announced()).toBe(2);
  jest.advanceTimersByTime(30_000);
  expect(announced()).toBe(1);
  jest.advanceTimersByTime(30_000);
  expect(announced()).toBe(0);
  jest.advanceTimersByTime(59_000);
  expect([announced(), token()]).toEqual([0, expect.any(String)]);
  jest.advanceTimersByTime(2_000);
  expect([announced(), token()]).toEqual([null, null]);
  // One timer for each change of the notice, and none in between.
  expect(timers).toHaveBeenCalledTimes(4);
});

test('the end of a session without an expiry is never announced', () => {
  const { announced } = open(makeToken({ exp: undefined }));
  jest.advanceTimersByTime(1_000_000);
  expect(announced()).toBeUndefined();
});

test('after the announcement was dismissed only the end itself is announced', () => {
  const { store, announced } = open(tokenFor(110));
  expect(announced()).toBe(2);
  store.dispatch(sessionNoticeDismissed());
  jest.advanceTimersByTime(60_000);
  expect(announced()).toBeUndefined();
  jest.advanceTimersByTime(60_000);
  expect(announced()).toBeNull();
});

test.each([
  ['a newer token', () => loggedIn({ token: tokenFor(900) })],
  ['a newer token of another tab', () => sessionSyncedFromOtherTab({ token: tokenFor(900) })],
  ['a logout', () => loggedOut()],
])('%s removes the announcement', (_, action) => {
  const { store, announced } = open(tokenFor(100));
  expect(announced()).toBe(2);
  store.dispatch(action());
  jest.advanceTimersByTime(200_000);
  expect(announced()).toBeUndefined();
});

test('a session that had ended before this visit is not announced', () => {
  expect(open(tokenFor(-10)).announced()).toBeUndefined();
});

test('a session that expires in all tabs does not count as a logout', () => {
  const token = tokenFor(60);
  const { store, announced } = open(token);
  store.dispatch(dialogOpened({ kind: 'job.submitted' }));
  jest.setSystemTime(Date.now() + 62_000);
  writeInOtherTab(token, null);
  expect(announced()).toBeNull();
  expect(selectDialog(store.getState())).not.toBeNull();
});

test('a session that the server ended in another tab does not count as a logout', () => {
  const { store, token } = open(tokenFor(60));
  store.dispatch(dialogOpened({ kind: 'job.submitted' }));
  writeInOtherTab(tokenFor(60), null, true);
  expect(token()).toBeNull();
  expect(selectDialog(store.getState())).not.toBeNull();
});

test('a tab that was suspended while another one logged in again goes on with that session', () => {
  const { token, announced } = open(tokenFor(60));
  const newer = tokenFor(900);
  seedToken(newer);
  jest.advanceTimersByTime(62_000);
  expect(token()).toBe(newer);
  expect(announced()).toBeUndefined();
});

test('the first action after the expiry removes the token', () => {
  const { store, token } = open(tokenFor(60));
  jest.setSystemTime(Date.now() + 62_000);
  store.dispatch(drawerToggled(true));
  expect(token()).toBeNull();
});

test('the first login of a visit does not close a dialog', () => {
  const store = makeStore();
  startSessionListener(store, listening.signal);
  store.dispatch(dialogOpened({ kind: 'job.loginRequired' }));
  store.dispatch(loggedIn({ token: tokenFor(900) }));
  expect(selectDialog(store.getState())).not.toBeNull();
});

test('an account’s dialog is closed when another account logs in, and stays when the same one does', () => {
  const { store } = open(tokenFor(600));
  store.dispatch(dialogOpened({ kind: 'job.submitted' }));
  store.dispatch(loggedIn({ token: tokenFor(900) }));
  expect(selectDialog(store.getState())).not.toBeNull();
  store.dispatch(loggedIn({ token: tokenFor(900, 'meena@mail.example') }));
  expect(selectDialog(store.getState())).toBeNull();
});
