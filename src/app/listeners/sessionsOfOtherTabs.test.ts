import { loggedIn, loggedOut, selectLoggedOut } from '../../state/auth/authSlice.ts';
import { sessionStored } from '../../state/auth/storedSession.ts';
import { dialogOpened, selectDialog } from '../../state/dialog/dialogSlice.ts';
import { pageOpened } from '../../state/navigationSlice.ts';
import type { SiteStore } from '../../state/siteStore.ts';
import {
  installSessionTimers,
  openSession,
  tokenFor,
  writeInOtherTab,
} from '../../testing/listenedSession.ts';
import { seedToken } from '../../testing/seedToken.ts';

installSessionTimers();

test('a login and a logout in another tab are followed', () => {
  const { token } = openSession(tokenFor(60));
  const other = tokenFor(90);
  writeInOtherTab(tokenFor(60), other);
  expect(token()).toBe(other);
  writeInOtherTab(other, null);
  expect(token()).toBeNull();
});

test('a session that could not be stored lasts when another tab writes that it has none, until one logs in', () => {
  const { token } = openSession(tokenFor(60));
  writeInOtherTab(null, null);
  writeInOtherTab(null, null, true);
  expect(token()).toBe(tokenFor(60));
  const other = tokenFor(90);
  writeInOtherTab(null, other);
  expect(token()).toBe(other);
});

test('storage that was cleared in another tab is a logout', () => {
  const { store, token } = openSession(tokenFor(60));
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
  const { store, token } = openSession(tokenFor(60));
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
  const { store, token } = openSession(tokenFor(60));
  store.dispatch(before === null ? loggedOut() : loggedIn({ token: before }));
  sessionStored('persist:auth', before);
  window.localStorage.clear();
  store.dispatch(loggedIn({ token: tokenFor(90) }));
  expect(token()).toBe(tokenFor(90));
});

test('a session that expires in all tabs does not count as a logout', () => {
  const token = tokenFor(60);
  const { store, announced } = openSession(token);
  store.dispatch(dialogOpened({ kind: 'job.submitted' }));
  jest.setSystemTime(Date.now() + 62_000);
  writeInOtherTab(token, null);
  expect(announced()).toBeNull();
  expect(selectDialog(store.getState())).not.toBeNull();
});

test('a session that the server ended in another tab does not count as a logout', () => {
  const { store, token } = openSession(tokenFor(60));
  store.dispatch(dialogOpened({ kind: 'job.submitted' }));
  writeInOtherTab(tokenFor(60), null, true);
  expect(token()).toBeNull();
  expect(selectDialog(store.getState())).not.toBeNull();
});

test('a tab that was suspended while another one logged in again goes on with that session', () => {
  const { token, announced } = openSession(tokenFor(60));
  const newer = tokenFor(900);
  seedToken(newer);
  jest.advanceTimersByTime(62_000);
  expect(token()).toBe(newer);
  expect(announced()).toBeUndefined();
});
