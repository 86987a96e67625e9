import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import { claimsOf } from './claims.ts';

type AuthState = {
  token: string | null;
  /** Set by the header from the token it reads; nothing visible depends on it (specification HDR-07). */
  loggedIn: boolean;
};

const initialState: AuthState = { token: null, loggedIn: false };

/** The access token, and nothing derived from it but the header's flag. Kept in local storage as `persist:auth`. */
export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    loggedIn: (state, { payload }: PayloadAction<{ token: string }>) => {
      state.token = payload.token;
    },
    loggedOut: (state) => {
      state.token = null;
    },
    /** The token expired or cannot be decoded. Unlike a logout it takes nothing else with it. */
    sessionEnded: (state) => {
      state.token = null;
    },
    /** Another tab logged in or out. */
    sessionSyncedFromOtherTab: (state, { payload }: PayloadAction<{ token: string | null }>) => {
      state.token = payload.token;
    },
    /** Somebody else logged in than before. No part of the session: what belonged to the account before goes with it. */
    accountChanged: () => {},
    loggedInFlagSet: (state, { payload }: PayloadAction<boolean>) => {
      state.loggedIn = payload;
    },
  },
  selectors: {
    selectToken: ({ token }) => token,
    selectLoggedInFlag: ({ loggedIn }) => loggedIn,
    /** The account's address while a session counts, else null. Not memoised: whether it counts depends on the clock. */
    selectAccountEmail: ({ token }) => claimsOf(token)?.email ?? null,
    selectHasSession: ({ token }) => claimsOf(token) !== null,
  },
});

export const {
  loggedIn,
  loggedOut,
  sessionEnded,
  sessionSyncedFromOtherTab,
  accountChanged,
  loggedInFlagSet,
} = authSlice.actions;
export const { selectToken, selectLoggedInFlag, selectAccountEmail, selectHasSession } = authSlice.selectors;

/** A logout, here or in another tab. The end of a session is none: entries stay for the next login. */
export const isLogout = (action: UnknownAction): boolean =>
  loggedOut.match(action) || (sessionSyncedFromOtherTab.match(action) && action.payload.token === null);

/**
 * Nobody is to find here what belonged to an account: it logged out, or another one took its place. A slice joins by
 * `addMatcher(isAccountGone, () => initialState)`.
 */
export const isAccountGone = (action: UnknownAction): boolean =>
  isLogout(action) || accountChanged.match(action);
