import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { ApplicationKind } from '../../contract/applications.ts';
import { isAccountGone } from './authSlice.ts';

/** What was sent, as it travelled: kept for this tab only, to be read, printed, and mailed again. */
export type SentForm = {
  kind: ApplicationKind;
  /** The account that sent it; nobody else sees it. */
  owner: string | null;
  /** Milliseconds since 1970, when the server had confirmed it. */
  sentAt: number;
  /** The server's name for it. */
  reference: string | null;
  values: Record<string, string>;
  file: { field: string; name: string; size: number; reference: string | null } | null;
  /** Whether its letters were released. */
  mailed: boolean;
};

type ReceiptState = { sent: SentForm | null; open: boolean };

const initialState: ReceiptState = { sent: null, open: false };

/** The last submission of this tab. Gone with the tab, with the next submission, at logout and for another account. */
export const receiptSlice = createSlice({
  name: 'receipt',
  initialState,
  reducers: {
    formStored: (_state, { payload }: PayloadAction<SentForm>) => ({ sent: payload, open: false }),
    emailsReleased: (state) => {
      if (state.sent) state.sent.mailed = true;
    },
    receiptOpened: (state) => {
      state.open = state.sent !== null;
    },
    receiptClosed: (state) => {
      state.open = false;
    },
  },
  extraReducers: (build) => build.addMatcher(isAccountGone, () => initialState),
  selectors: {
    selectSentForm: ({ sent }) => sent,
    selectReceiptOpen: ({ open }) => open,
  },
});

export const { formStored, emailsReleased, receiptOpened, receiptClosed } = receiptSlice.actions;
export const { selectSentForm, selectReceiptOpen } = receiptSlice.selectors;
