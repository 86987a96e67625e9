import { loggedIn, loggedOut, sessionSyncedFromOtherTab } from '../../state/auth/authSlice.ts';
import { sessionNoticeDismissed } from '../../state/noticesSlice.ts';
import { drawerToggled } from '../../state/uiSlice.ts';
import { installSessionTimers, openSession, tokenFor } from '../../testing/listenedSession.ts';
import { makeToken } from '../../testing/makeToken.ts';

installSessionTimers();

test.each([
  ['expired', () => tokenFor(-10)],
  ['undecodable', () => 'nonsense'],
])('an %s token is removed at once', (_, tokenOf) => {
  expect(openSession(tokenOf()).token()).toBeNull();
});

test('a token is removed at the moment it expires while the page is open', () => {
  const { token } = openSession(tokenFor(60));
  jest.advanceTimersByTime(59_000);
  expect(token()).not.toBeNull();
  jest.advanceTimersByTime(3_000);
  expect(token()).toBeNull();
});

test.each([
  ['gets the focus', () => window.dispatchEvent(new Event('focus'))],
  ['becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
])('a tab that was suspended past the expiry notices it when it %s', (_, wake) => {
  const { token } = openSession(tokenFor(60));
  jest.setSystemTime(Date.now() + 120_000);
  wake();
  expect(token()).toBeNull();
});

test('a token that lasts for months does not run into the limit of timers', () => {
  const { token } = openSession(tokenFor(60 * 60 * 24 * 90));
  // A timer with too long a delay fires at once, and so would the next.
  const started = jest.spyOn(globalThis, 'setTimeout');
  jest.advanceTimersByTime(60_000);
  expect(token()).not.toBeNull();
  expect(started).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('focus'));
  expect(jest.getTimerCount()).toBe(1);
});

test('the end is announced two minutes ahead and counted down in whole minutes', () => {
  const { announced, token } = openSession(tokenFor(300));
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
  const { announced } = openSession(makeToken({ exp: undefined }));
  jest.advanceTimersByTime(1_000_000);
  expect(announced()).toBeUndefined();
});

test('after the announcement was dismissed only the end itself is announced', () => {
  const { store, announced } = openSession(tokenFor(110));
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
  const { store, announced } = openSession(tokenFor(100));
  expect(announced()).toBe(2);
  store.dispatch(action());
  jest.advanceTimersByTime(200_000);
  expect(announced()).toBeUndefined();
});

test('a session that had ended before this visit is not announced', () => {
  expect(openSession(tokenFor(-10)).announced()).toBeUndefined();
});

test('the first action after the expiry removes the token', () => {
  const { store, token } = openSession(tokenFor(60));
  jest.setSystemTime(Date.now() + 62_000);
  store.dispatch(drawerToggled(true));
  expect(token()).toBeNull();
});
