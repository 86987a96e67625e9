import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { ApplicationKind } from '../../../contract/applications/kinds.ts';
import { keysOf } from '../../../contract/keysOf.ts';
import type { CodeStage, IssuedCode, SentCode } from './oneTimeCode.ts';
import { submissionStored } from './receiptSlice.ts';

export type FormName = ApplicationKind | 'signUp' | 'login' | 'forgotPassword' | 'resetPassword' | 'profile';

/** What the store may hold about an answer: neither the answer nor its length. */
export type FieldProgress = {
  touched: boolean;
  filled: boolean;
  /** The rule that failed, by its name. */
  error: string | null;
  /** The server's message about it. */
  refusal: string | null;
};

/** How far the answers are. */
export type AnswersProgress = {
  fields: Record<string, FieldProgress>;
  /** Whether the last attempt to submit found errors that are still there. */
  submitFailed: boolean;
};

/** The progress of a submission in bytes; the file and the answers together. */
export type Upload = { sent: number; all: number };

export type FormProgress = AnswersProgress & {
  /**
   * The stage of the code in the open form. `accountEntries` has it a second time, for a reload: that slice is read from
   * storage, which the first render must not show, and comes with a later script. Each action about a code changes both.
   */
  code: CodeStage;
  /** `reviewing`: all answers are shown once more before they are sent. */
  phase: 'editing' | 'reviewing' | 'submitting';
  /**
   * While a submission with a file runs, from its first byte to its answer or to a long wait for it. That of a cancelled
   * one stays until the next attempt.
   */
  upload: Upload | null;
  /** The sending takes so long that the form says so; false again once it has ended. */
  takesLong: boolean;
  /**
   * The visitor cancelled the last sending: before all bytes of a file were sent, or while the answer took long.
   * Everything else calls this cancelled: the field keeps its older name because traces store it.
   */
  stopped: boolean;
  /** The server has stored the answers; at most the call for the emails is still under way. */
  stored: boolean;
  /** There are unsaved changes; only for a form without a draft, such as the profile's. */
  unsaved?: boolean;
};

export type FormsState = Partial<Record<FormName, FormProgress>>;

type FormAction<Payload = unknown> = PayloadAction<{ form: FormName } & Payload>;

const blank: FormProgress = {
  fields: {},
  submitFailed: false,
  code: 'unsent',
  phase: 'editing',
  upload: null,
  takesLong: false,
  stopped: false,
  stored: false,
};

const initialState: FormsState = {};

/** Changes an open form. A form that was closed meanwhile stays closed. */
const update = (state: FormsState, form: FormName, change: Partial<FormProgress>) => {
  const open = state[form];
  if (open) Object.assign(open, change);
};

/**
 * Changes the phase only if it still is `from`: the answers are checked before the review opens, and the form may have
 * been submitted in between.
 */
const turnTo =
  (phase: FormProgress['phase'], from: FormProgress['phase']) =>
  (state: FormsState, { payload: { form } }: FormAction) => {
    if (state[form]?.phase === from) state[form].phase = phase;
  };

const turnCodeTo =
  <Payload = unknown>(code: CodeStage) =>
  (state: FormsState, { payload: { form } }: FormAction<Payload>) =>
    update(state, form, { code });

/** Whole per cents, rounded down: 100 only once all bytes were sent. */
export const percentOf = ({ sent, all }: Upload) => (sent >= all ? 100 : Math.floor((100 * sent) / all));

export const isSent = (upload: Upload | null | undefined) => Boolean(upload && percentOf(upload) === 100);

/** The progress of each open form. It holds only what a trace may show of a form. */
export const formsSlice = createSlice({
  name: 'forms',
  initialState,
  reducers: {
    formOpened: (state, { payload: { form } }: FormAction) => {
      state[form] = blank;
    },
    formClosed: (state, { payload: { form } }: FormAction) => {
      delete state[form];
    },
    fieldsReported: (state, { payload: { form, ...progress } }: FormAction<AnswersProgress>) =>
      update(state, form, progress),
    unsavedChanged: (state, { payload: { form, unsaved } }: FormAction<{ unsaved: boolean }>) =>
      update(state, form, { unsaved }),
    /** The server answered that it sends a code. */
    codeSent: turnCodeTo<IssuedCode>('sent'),
    /** The link in an email brought a code: this tab need not have requested it. */
    codeArrivedByLink: turnCodeTo<IssuedCode>('sent'),
    /** Known from before: from storage after a reload, or from the history entry of the step that asks for the code. */
    codeRestored: (state, { payload: { form, stage } }: FormAction<SentCode>) =>
      update(state, form, { code: stage }),
    /** `endsBy`: when the code ends at the latest, for one of which that is not known. */
    codeVerified: turnCodeTo<{ endsBy: number }>('verified'),
    /** The server no longer accepts the verified code. How long to wait for the next one stays known. */
    codeRevoked: turnCodeTo('unsent'),
    /** The code belongs to another address than the form now has. */
    codeForgotten: turnCodeTo('unsent'),
    reviewOpened: turnTo('reviewing', 'editing'),
    reviewClosed: turnTo('editing', 'reviewing'),
    /** `stored`: the answers were stored before, and only their emails are sent once more. */
    submitStarted: (state, { payload: { form, stored = false } }: FormAction<{ stored?: boolean }>) =>
      update(state, form, {
        phase: 'submitting',
        upload: null,
        takesLong: false,
        stopped: false,
        stored,
      }),
    /** Of an upload that was sent as a whole only the answer is missing: what is left to show is a wait. */
    sendingTookLong: (state, { payload: { form } }: FormAction) =>
      update(state, form, { takesLong: true, ...(isSent(state[form]?.upload) && { upload: null }) }),
    uploadProgressed: (state, { payload: { form, sent, all } }: FormAction<Upload>) => {
      const open = state[form];
      if (open?.phase === 'submitting' && !open.stopped) open.upload = { sent, all };
    },
    /**
     * Ignored once all bytes of a file were sent, as long as the answer does not take long: the server may have stored
     * it.
     */
    sendingCancelled: (state, { payload: { form } }: FormAction) => {
      const open = state[form];
      if (open?.phase === 'submitting' && !isSent(open.upload)) open.stopped = true;
    },
    /** A cancelled upload stays, which tells that its last bytes were not sent. */
    submitEnded: (state, { payload: { form } }: FormAction) =>
      update(state, form, {
        phase: 'editing',
        takesLong: false,
        ...(!state[form]?.stopped && { upload: null }),
      }),
  },
  extraReducers: (build) =>
    // What follows is the call for the emails: it has no upload, and waiting for it can be cancelled.
    build.addCase(submissionStored, (state, { payload: { kind } }) =>
      update(state, kind, { stored: true, upload: null, takesLong: false }),
    ),
  selectors: {
    /** Undefined while the form is not open. */
    selectFormProgress: (state, form: FormName) => state[form],
    selectCodeStage: (state, form: FormName) => state[form]?.code ?? 'unsent',
    selectSubmitting: (state, form: FormName) => state[form]?.phase === 'submitting',
    /** The form that is being submitted, or null. */
    selectSendingForm: (state): FormName | null =>
      keysOf(state).find((form) => state[form]?.phase === 'submitting') ?? null,
    selectSendingCancelled: (state, form: FormName) => state[form]?.stopped ?? false,
    selectFields: (state, form: FormName) => state[form]?.fields,
  },
});

export const {
  formOpened,
  formClosed,
  fieldsReported,
  unsavedChanged,
  codeSent,
  codeArrivedByLink,
  codeRestored,
  codeVerified,
  codeRevoked,
  codeForgotten,
  reviewOpened,
  reviewClosed,
  submitStarted,
  sendingTookLong,
  uploadProgressed,
  sendingCancelled,
  submitEnded,
} = formsSlice.actions;
export const {
  selectFormProgress,
  selectCodeStage,
  selectSubmitting,
  selectSendingForm,
  selectSendingCancelled,
  selectFields,
} = formsSlice.selectors;

/**
 * The emails of a stored submission were not released. Where `mailFailure` is `logged` the visitor is not informed. No
 * state depends on it: it is there to be seen in traces and in Redux DevTools.
 */
export const mailFailed = createAction<{ form: ApplicationKind }>('forms/mailFailed');
