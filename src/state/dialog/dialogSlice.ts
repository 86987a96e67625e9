import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { ReturnPath } from '../locationState.ts';
import { isAccountGone } from '../auth/authSlice.ts';
import { pageOpened } from '../navigationSlice.ts';
import type { OpenPage } from '../navigationSlice.ts';
import { dialogResultOf } from '../../content/dialogContent/dialogResult.ts';
import type { DialogKind } from '../../content/dialogContent/dialogContents.ts';

export type DialogParams = {
  /** The server's own words; nothing else arbitrary may stand in a dialog. */
  message?: string;
  returnPath?: ReturnPath;
  /** Whose form it is, where one has to log in again. */
  owner?: string;
};

/** Which way a dialog was closed: its button, its cancel button, its secondary one, or Esc and the backdrop. */
export type DialogAnswer = 'confirm' | 'cancel' | 'secondary' | 'dismiss';

export type OpenDialog = {
  kind: DialogKind;
  params: DialogParams;
  /** The page a result belongs to: on another one it is not shown. */
  page?: OpenPage;
  /** A question belongs to what is going on; it is not shown again after a reload. */
  transient?: true;
};

type Opening = PayloadAction<{ kind: DialogKind; params?: DialogParams }>;

type DialogState = {
  current: OpenDialog | null;
  /** The page that is open; none before the first one. Not kept. */
  page?: OpenPage;
};

const initialState: DialogState = { current: null };

/** The dialog of the page that is open; one that was left open elsewhere waits there. */
const openDialogOf = ({ current, page }: DialogState): OpenDialog | null =>
  current?.page === undefined || current.page === page ? current : null;

/**
 * The one dialog, by kind: its words and what closing it does are looked up in content/dialogContent. Whoever waits for an
 * answer asks by `ask` or listens to `dialogClosed`. Kept in session storage.
 */
export const dialogSlice = createSlice({
  name: 'dialog',
  initialState,
  reducers: {
    /** A result, which stays until it was read. */
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
        // What a question asks about was on the page before. A result waits for Back, Forward and a reload; whoever follows
        // a link to its page begins anew.
        const isOver = current?.transient || (action === 'PUSH' && current?.page === path);
        if (isOver && path !== state.page) state.current = null;
        state.page = path;
      })
      .addMatcher(isAccountGone, (state) => {
        state.current = null;
      }),
  selectors: {
    selectDialog: openDialogOf,
    /** Whether the open dialog says that sending a form needs a login. */
    selectAsksForLogin: (state) => {
      const open = openDialogOf(state);
      return open !== null && dialogResultOf(open.kind) === 'loginRequired';
    },
  },
});

export const { dialogOpened, questionAsked, dialogClosed } = dialogSlice.actions;
export const { selectDialog, selectAsksForLogin } = dialogSlice.selectors;
