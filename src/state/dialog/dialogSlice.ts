import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { ReturnPath } from '../locationState.ts';
import { isAccountGone, sessionEnded } from '../auth/authSlice.ts';
import { pageOpened } from '../navigationSlice.ts';
import type { OpenPage } from '../navigationSlice.ts';
import { dialogResultOf } from '../../content/dialogContent/dialogResult.ts';
import type { DialogKind } from '../../content/dialogContent/dialogContents.ts';

export type DialogParams = {
  /** The server's message: the only arbitrary text that a dialog may show. */
  message?: string;
  returnPath?: ReturnPath;
  /** The account that the form belongs to, where it has to log in again. */
  owner?: string;
  /** The form that could not be sent had left, and no answer tells what became of it. */
  mayHaveArrived?: true;
};

/** How a dialog was closed: by its main, cancel or secondary button, or by Esc or the backdrop. */
export type DialogAnswer = 'confirm' | 'cancel' | 'secondary' | 'dismiss';

export type OpenDialog = {
  kind: DialogKind;
  params: DialogParams;
  /** The page that a result belongs to; it is not shown on another one. */
  page?: OpenPage;
  /** Set for a question, which is about something under way and is not shown again after a reload. */
  transient?: true;
};

type Opening = PayloadAction<{ kind: DialogKind; params?: DialogParams }>;

type DialogState = {
  current: OpenDialog | null;
  /** The page that is open; undefined before the first one. Not persisted. */
  page?: OpenPage;
};

const initialState: DialogState = { current: null };

/** The dialog of the open page. A result that belongs to another page is hidden, but stays in the state. */
const openDialogOf = ({ current, page }: DialogState): OpenDialog | null =>
  current?.page === undefined || current.page === page ? current : null;

/**
 * The one dialog, by kind: its texts and what closing it does are looked up in content/dialogContent. To wait for an
 * answer, dispatch `ask` or listen to `dialogClosed`. Persisted in session storage.
 */
export const dialogSlice = createSlice({
  name: 'dialog',
  initialState,
  reducers: {
    /** Opens a result, which stays until it is closed. */
    dialogOpened: (state, { payload }: Opening) => {
      state.current = { kind: payload.kind, params: payload.params ?? {}, page: state.page };
    },
    questionAsked: (state, { payload }: Opening) => {
      state.current = { kind: payload.kind, params: payload.params ?? {}, transient: true };
    },
    dialogClosed: (state, _action: PayloadAction<{ kind: DialogKind; answer: DialogAnswer }>) => {
      state.current = null;
    },
  },
  extraReducers: (build) =>
    build
      .addCase(pageOpened, (state, { payload }) => {
        const { path, action } = payload;
        const { current } = state;
        // A question is about the page before, so it closes. A result stays for Back, Forward and a reload, but closes
        // when a link leads to its page.
        const isOver = current?.transient || (action === 'PUSH' && current?.page === path);
        if (isOver && path !== state.page) state.current = null;
        state.page = path;
      })
      // It says who is logged in, which is nobody any more.
      .addCase(sessionEnded, (state) => {
        if (state.current?.kind === 'login.welcome') state.current = null;
      })
      .addMatcher(isAccountGone, (state) => {
        state.current = null;
      }),
  selectors: {
    selectDialog: openDialogOf,
    /** Whether the open dialog says that submitting a form needs a login. */
    selectAsksForLogin: (state) => {
      const open = openDialogOf(state);
      return open !== null && dialogResultOf(open.kind) === 'loginRequired';
    },
  },
});

export const { dialogOpened, questionAsked, dialogClosed } = dialogSlice.actions;
export const { selectDialog, selectAsksForLogin } = dialogSlice.selectors;
