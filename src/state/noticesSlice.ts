import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { loggedIn, loggedOut, sessionEnded, sessionSyncedFromOtherTab } from './auth/authSlice.ts';
import { submitStarted } from './forms/formsSlice.ts';
import { submissionStored } from './forms/receiptSlice.ts';
import { pageOpened } from './navigationSlice.ts';

type SessionNotice = {
  /** Whole minutes the session still lasts, 0 in its last one; null when it is over. */
  minutesLeft: number | null;
  dismissed: boolean;
};

export type NoticesState = {
  session: SessionNotice | null;
  /** null while there is no notice about it; `replaced`: a newer release took away a script of this page. */
  connection: 'lost' | 'restored' | 'replaced' | null;
  /** The browser refused to keep the drafts: they live in this tab only. */
  storageBlocked: boolean;
};

const initialState: NoticesState = { session: null, connection: null, storageBlocked: false };

const clearSessionEnd = (state: NoticesState) => {
  if (state.session?.minutesLeft === null) state.session = null;
};

const clearRestored = (state: NoticesState) => {
  if (state.connection === 'restored') state.connection = null;
};

/** The notices at the lower edge: the session runs out, the connection is lost, the site has become another. */
export const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    /** Comes again with every minute that has passed; a notice that was dismissed stays so. */
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
    connectionNoticeDismissed: (state) => {
      state.connection = null;
    },
    draftsNotWritten: (state) => {
      state.storageBlocked = true;
    },
    /** After drafts could not be written, they could again. */
    draftsWritten: (state) => {
      state.storageBlocked = false;
    },
  },
  extraReducers: (build) =>
    build
      .addCase(pageOpened, (state) => {
        clearSessionEnd(state);
        clearRestored(state);
      })
      // It says that nothing was sent.
      .addCase(submitStarted, clearRestored)
      // The server has answered, whatever the browser says of the connection.
      .addCase(submissionStored, (state) => {
        if (state.connection !== 'replaced') state.connection = null;
      })
      .addMatcher(isAnyOf(loggedIn, loggedOut, sessionEnded, sessionSyncedFromOtherTab), (state) => {
        state.session = null;
      }),
  selectors: {
    selectMinutesLeft: ({ session }) => session?.minutesLeft,
    /** What is to be shown of the session, if anything. */
    selectSessionNotice: ({ session }) => (session?.dismissed ? null : session),
    selectConnectionNotice: ({ connection }) => connection,
    /** Whether the last attempt to keep the drafts on this device failed. */
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
  connectionNoticeDismissed,
  draftsNotWritten,
  draftsWritten,
} = noticesSlice.actions;
export const { selectMinutesLeft, selectSessionNotice, selectConnectionNotice, selectStorageBlocked } =
  noticesSlice.selectors;
