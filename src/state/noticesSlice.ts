import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { loggedIn, loggedOut, sessionEnded, sessionSyncedFromOtherTab } from './auth/authSlice.ts';
import { submitStarted } from './forms/formsSlice.ts';
import { submissionStored } from './forms/receiptSlice.ts';
import { pageOpened } from './navigationSlice.ts';

type SessionNotice = {
  /** Whole minutes until the session ends, 0 in the last one; null when it has ended. */
  minutesLeft: number | null;
  dismissed: boolean;
};

export type NoticesState = {
  session: SessionNotice | null;
  /**
   * null while there is no notice; `replaced`: a newer release has replaced a script that this page needs; `failed`: such a
   * script does not arrive, for another reason; `slow`: what a pressed button waits for takes long.
   */
  connection: 'lost' | 'restored' | 'replaced' | 'failed' | 'slow' | null;
  /** The browser refused to store the drafts, which are in the memory of this tab only. */
  storageBlocked: boolean;
};

const initialState: NoticesState = { session: null, connection: null, storageBlocked: false };

const clearSessionEnd = (state: NoticesState) => {
  if (state.session?.minutesLeft === null) state.session = null;
};

const clearPassing = (state: NoticesState) => {
  if (state.connection === 'restored' || state.connection === 'slow') state.connection = null;
};

/**
 * The notices at the lower edge: the session ends soon, the connection is lost, a newer release has replaced the site, a
 * part of the page does not arrive or takes long.
 */
export const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    /** Dispatched again for every minute; a notice that was dismissed stays dismissed. */
    sessionEndNeared: (state, { payload }: PayloadAction<{ minutesLeft: number }>) => {
      state.session = { ...payload, dismissed: state.session?.dismissed ?? false };
    },
    /** The session ended while this tab was open. */
    sessionRanOut: (state) => {
      state.session = { minutesLeft: null, dismissed: false };
    },
    sessionNoticeDismissed: (state) => {
      if (state.session) state.session.dismissed = true;
    },
    /** A page asks for a login itself, so the notice would repeat it. */
    loginAsked: clearSessionEnd,
    connectionLost: (state) => {
      state.connection = 'lost';
    },
    connectionRestored: (state) => {
      state.connection = 'restored';
    },
    siteReplaced: (state) => {
      state.connection = 'replaced';
    },
    scriptFailed: (state) => {
      state.connection = 'failed';
    },
    waitTookLong: (state) => {
      state.connection = 'slow';
    },
    /** By the visitor, or because the script that had failed is there, or what a button waited for. */
    connectionNoticeDismissed: (state) => {
      state.connection = null;
    },
    draftsNotWritten: (state) => {
      state.storageBlocked = true;
    },
    /** Drafts could be written again after a failure. */
    draftsWritten: (state) => {
      state.storageBlocked = false;
    },
  },
  extraReducers: (build) =>
    build
      .addCase(pageOpened, (state) => {
        clearSessionEnd(state);
        clearPassing(state);
      })
      // The notice says that nothing was sent, which is no longer true.
      .addCase(submitStarted, clearPassing)
      // The server has answered, whatever the browser reports about the connection.
      .addCase(submissionStored, (state) => {
        if (state.connection !== 'replaced') state.connection = null;
      })
      .addMatcher(isAnyOf(loggedIn, loggedOut, sessionEnded, sessionSyncedFromOtherTab), (state) => {
        state.session = null;
      }),
  selectors: {
    selectMinutesLeft: ({ session }) => session?.minutesLeft,
    /** The notice about the session that is to be shown, or null. */
    selectSessionNotice: ({ session }) => (session?.dismissed ? null : session),
    selectConnectionNotice: ({ connection }) => connection,
    /** Whether the last attempt to store the drafts failed. */
    selectStorageBlocked: ({ storageBlocked }) => storageBlocked,
  },
});

export const {
  sessionEndNeared,
  sessionRanOut,
  sessionNoticeDismissed,
  loginAsked,
  connectionLost,
  connectionRestored,
  siteReplaced,
  scriptFailed,
  waitTookLong,
  connectionNoticeDismissed,
  draftsNotWritten,
  draftsWritten,
} = noticesSlice.actions;
export const { selectMinutesLeft, selectSessionNotice, selectConnectionNotice, selectStorageBlocked } =
  noticesSlice.selectors;
