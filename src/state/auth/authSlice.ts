import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import { claimsOf, isOver } from './claims.ts';
import type { Claims } from './claims.ts';

/**
 * A token and its claims; `claims` is null if the token was expired or invalid when it arrived, or if there is none.
 */
type Session = { token: string | null; claims: Claims | null };

type AuthState = Session & {
  /**
   * The last session ended without a logout. Stored beside the token, so that other tabs do not take the end for a
   * logout.
   */
  lapsed: boolean;
  /** Set by the header from the token it reads; nothing visible depends on it (specification HDR-07). */
  loggedIn: boolean;
};

const noSession: Session = { token: null, claims: null };
const initialState: AuthState = { ...noSession, lapsed: false, loggedIn: false };

/** Decodes a token once, when it arrives, because reducers and selectors must not read the clock. */
export const sessionOf = (token: string | null): Session => ({ token, claims: claimsOf(token) });

const setSession = (state: AuthState, { payload }: PayloadAction<Session>) =>
  void Object.assign(state, payload, { lapsed: false });
const endSession = (lapsed: boolean) => (state: AuthState) =>
  void Object.assign(state, noSession, { lapsed });

/** The access token and its claims. Only the token is persisted, in local storage as `persist:auth`. */
export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    loggedIn: {
      reducer: setSession,
      prepare: ({ token }: { token: string }) => ({ payload: sessionOf(token) }),
    },
    loggedOut: endSession(false),
    /**
     * The token expired, cannot be decoded, or was rejected by the server, in this tab or another. Unlike at a logout,
     * nothing else is deleted.
     */
    sessionEnded: endSession(true),
    /** Another tab logged in or out. */
    sessionSyncedFromOtherTab: {
      reducer: setSession,
      prepare: ({ token }: { token: string | null }) => ({ payload: sessionOf(token) }),
    },
    /** Another account than before has logged in. The session stays, but the data of the account before is deleted. */
    accountChanged: () => {},
    loggedInFlagSet: (state, { payload }: PayloadAction<boolean>) => {
      state.loggedIn = payload;
    },
  },
  selectors: {
    selectToken: ({ token }) => token,
    selectClaims: ({ claims }) => claims,
    /** The account's email address while there is a session, else null. */
    selectAccountEmail: ({ claims }) => claims?.email ?? null,
    /**
     * The session listener ends a session when it expires. Code that acts on a session asks `isSessionLive` instead.
     */
    selectHasSession: ({ claims }) => claims !== null,
    /**
     * Whether nobody is logged in after a logout, or without any login before; false after a session ended by itself.
     */
    selectLoggedOut: ({ token, lapsed }) => token === null && !lapsed,
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
export const { selectToken, selectClaims, selectAccountEmail, selectHasSession, selectLoggedOut } =
  authSlice.selectors;

/** Whether there is a session that has not expired at `now`. */
export const isSessionLive = ({ auth: { claims } }: { auth: AuthState }, now = Date.now()): boolean =>
  claims !== null && !isOver(claims, now);

/**
 * Whether an action is a logout, here or in another tab. The end of a session is not: entries stay for the next login.
 */
export const isLogout = (action: UnknownAction): boolean =>
  loggedOut.match(action) || (sessionSyncedFromOtherTab.match(action) && action.payload.token === null);

/**
 * Whether an action ends the use by an account, which logged out or was replaced by another one: its data must be
 * deleted. A slice does so by `addMatcher(isAccountGone, () => initialState)`.
 */
export const isAccountGone = (action: UnknownAction): boolean =>
  isLogout(action) || accountChanged.match(action);
