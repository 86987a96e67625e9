import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { ReturnPath } from './locationState.ts';
import { isAccountGone } from './authSlice.ts';
import type { DialogKind } from '../content/dialogContent/dialogContents.ts';

export type DialogParams = {
  /** The server's own words; nothing else arbitrary may stand in a dialog. */
  message?: string;
  back?: ReturnPath;
};

/** Which way a dialog was closed: its button, its second button, its further one, or Esc and the backdrop. */
export type DialogAnswer = 'confirm' | 'cancel' | 'extra' | 'dismiss';

type OpenDialog = {
  kind: DialogKind;
  params: DialogParams;
  /** A question belongs to what is going on; it is not shown again after a reload. */
  passing?: true;
};

type Opening = PayloadAction<{ kind: DialogKind; params?: DialogParams }>;

type DialogState = {
  current: OpenDialog | null;
  /** The last answer, so that whoever asked can act on it. */
  closed: { kind: DialogKind; answer: DialogAnswer } | null;
};

const initialState: DialogState = { current: null, closed: null };

/** The one dialog, by kind: words and consequences are looked up in content/dialogContent. Kept in session storage. */
export const dialogSlice = createSlice({
  name: 'dialog',
  initialState,
  reducers: {
    /** A result, which stays until it was read. */
    dialogOpened: (state, { payload }: Opening) => {
      state.current = { kind: payload.kind, params: payload.params ?? {} };
      state.closed = null;
    },
    questionAsked: (state, { payload }: Opening) => {
      state.current = { kind: payload.kind, params: payload.params ?? {}, passing: true };
      state.closed = null;
    },
    dialogClosed: (state, { payload }: PayloadAction<{ answer: DialogAnswer }>) => {
      if (state.current) state.closed = { kind: state.current.kind, answer: payload.answer };
      state.current = null;
    },
  },
  extraReducers: (build) => build.addMatcher(isAccountGone, () => initialState),
  selectors: {
    selectDialog: ({ current }) => current,
    selectClosedDialog: ({ closed }) => closed,
  },
});

export const { dialogOpened, questionAsked, dialogClosed } = dialogSlice.actions;
export const { selectDialog, selectClosedDialog } = dialogSlice.selectors;
