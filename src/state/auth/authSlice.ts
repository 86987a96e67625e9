import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import { claimsOf, isOver } from './claims.ts';
import type { Claims } from './claims.ts';

/** A token, and what it says if it counted when it arrived; null for a token that is expired or none at all. */
type Session = { token: string | null; claims: Claims | null };

type AuthState = Session & {
  /** The last session ended without a logout. Stored beside the token, so that other tabs do not take it for one. */
  lapsed: boolean;
  /** Set by the header from the token it reads; nothing visible depends on it (specification HDR-07). */
  loggedIn: boolean;
};

const noSession: Session = { token: null, claims: null };
const initialState: AuthState = { ...noSession, lapsed: false, loggedIn: false };

/** Reads a token, once: where it arrives, because reducers and selectors know no clock. */
export const sessionOf = (token: string | null): Session => ({ token, claims: claimsOf(token) });

const setSession = (state: AuthState, { payload }: PayloadAction<Session>) =>
  void Object.assign(state, payload, { lapsed: false });
const endSession = (lapsed: boolean) => (state: AuthState) =>
  void Object.assign(state, noSession, { lapsed });

/** The access token and what it says. What it says is not kept; the token is, in local storage as `persist:auth`. */
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
     * The token expired, cannot be decoded or is over by the server's word, to this tab or another. Unlike a logout it takes
     * nothing else with it.
     */
    sessionEnded: endSession(true),
    /** Another tab logged in or out. */
    sessionSyncedFromOtherTab: {
      reducer: setSession,
      prepare: ({ token }: { token: string | null }) => ({ payload: sessionOf(token) }),
    },
    /** Somebody else logged in than before. No part of the session: what belonged to the account before goes with it. */
    accountChanged: () => {},
    loggedInFlagSet: (state, { payload }: PayloadAction<boolean>) => {
      state.loggedIn = payload;
    },
  },
  selectors: {
    selectToken: ({ token }) => token,
    selectClaims: ({ claims }) => claims,
    /** The account's address while there is a session, else null. */
    selectAccountEmail: ({ claims }) => claims?.email ?? null,
    /** The session listener ends a session as it expires. Whoever acts on one asks `isSessionLive` first. */
    selectHasSession: ({ claims }) => claims !== null,
    /** Whether nobody is logged in because of a logout, or never was; not because a session ended by itself. */
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

/** Whether there is a session that counts at this moment, by the clock. */
export const isSessionLive = ({ auth: { claims } }: { auth: AuthState }, now = Date.now()): boolean =>
  claims !== null && !isOver(claims, now);

/** A logout, here or in another tab. The end of a session is none: entries stay for the next login. */
export const isLogout = (action: UnknownAction): boolean =>
  loggedOut.match(action) || (sessionSyncedFromOtherTab.match(action) && action.payload.token === null);

/**
 * Nobody is to find here what belonged to an account: it logged out, or another one took its place. A slice joins by
 * `addMatcher(isAccountGone, () => initialState)`.
 */
export const isAccountGone = (action: UnknownAction): boolean =>
  isLogout(action) || accountChanged.match(action);
