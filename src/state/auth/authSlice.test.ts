import { makeToken } from '../../testing/makeToken.ts';
import {
  authSlice,
  isSessionLive,
  loggedIn,
  selectHasSession,
  selectLoggedOut,
  sessionEnded,
  sessionSyncedFromOtherTab,
} from './authSlice.ts';

test('an undecodable token is no session', () => {
  const auth = authSlice.reducer(undefined, loggedIn({ token: 'nonsense' }));
  expect(selectHasSession({ auth })).toBe(false);
});

test('a token is decoded when it arrives; isSessionLive compares its expiry with the clock', () => {
  const expiresAt = Math.floor(Date.now() / 1000) + 60;
  const token = makeToken({ exp: expiresAt });
  const auth = authSlice.reducer(undefined, loggedIn({ token }));
  expect(auth).toMatchObject({ token, claims: { email: 'asha@mail.example', expiresAt } });
  expect(isSessionLive({ auth })).toBe(true);
  expect(isSessionLive({ auth }, (expiresAt + 1) * 1000)).toBe(false);
  expect(authSlice.reducer(auth, sessionEnded())).toMatchObject({ token: null, claims: null });
});

test('a logout in another tab counts as a logout, even after an earlier session ended by itself', () => {
  const token = makeToken();
  const events = [loggedIn({ token }), sessionEnded(), loggedIn({ token })];
  const auth = events.reduce(authSlice.reducer, authSlice.getInitialState());
  const left = authSlice.reducer(auth, sessionSyncedFromOtherTab({ token: null }));
  expect(selectLoggedOut({ auth: left })).toBe(true);
});
