import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { ApplicationKind } from '../../../contract/applications.ts';
import { isAccountGone } from '../auth/authSlice.ts';

/**
 * A submission that the server has confirmed, as it was sent. The receipt shows it, and its emails can be sent again
 * from it. Session storage holds it under these names.
 */
export type StoredSubmission = {
  kind: ApplicationKind;
  /** The account that sent it; it is not shown to another one. */
  owner: string | null;
  /** Milliseconds since 1970, when the server had confirmed it. */
  sentAt: number;
  /** The server's reference, as `KW-7F3X-24`; null where its answer had none. */
  reference: string | null;
  values: Record<string, string>;
  file: { field: string; name: string; size: number; reference: string | null } | null;
  /** Whether its emails were released. */
  mailed: boolean;
};

type ReceiptState = { sent: StoredSubmission | null; open: boolean };

const initialState: ReceiptState = { sent: null, open: false };

/** The last submission of this tab. Deleted with the tab, by the next submission, at logout and for another account. */
export const receiptSlice = createSlice({
  name: 'receipt',
  initialState,
  reducers: {
    /** `hasOwnerLeft`: the sender has logged out meanwhile, so no receipt is kept. */
    submissionStored: (
      _state,
      { payload: { hasOwnerLeft, ...sent } }: PayloadAction<StoredSubmission & { hasOwnerLeft?: boolean }>,
    ) => (hasOwnerLeft ? initialState : { sent, open: false }),
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
    selectSubmission: ({ sent }) => sent,
    selectReceiptOpen: ({ open }) => open,
  },
});

export const { submissionStored, emailsReleased, receiptOpened, receiptClosed } = receiptSlice.actions;
export const { selectSubmission, selectReceiptOpen } = receiptSlice.selectors;
