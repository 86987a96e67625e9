import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { ApplicationKind } from '../../../contract/applications.ts';
import type { CodeStage, IssuedCode } from './oneTimeCode.ts';
import { submissionStored } from './receiptSlice.ts';

const accountForms = ['signUp', 'login', 'forgotPassword', 'resetPassword', 'profile'] as const;
type AccountForm = (typeof accountForms)[number];

export type FormName = ApplicationKind | AccountForm;

/** What may be told about an answer: never the answer, never its length. */
export type FieldProgress = {
  touched: boolean;
  filled: boolean;
  /** The rule that failed, by its name. */
  error: string | null;
  /** The server's words about it. */
  refusal: string | null;
};

/** How far the answers are. */
export type AnswersProgress = {
  fields: Record<string, FieldProgress>;
  /** Whether the last attempt to submit found errors that are still there. */
  submitFailed: boolean;
};

/** How much of a submission is on its way, in bytes; the file and the answers together. */
export type Upload = { sent: number; all: number };

export type FormProgress = AnswersProgress & {
  // As the open form has it. What a reload finds of it is in accountEntriesSlice.
  code: CodeStage;
  /** `reviewing`: all answers are shown once more before they are sent. */
  phase: 'editing' | 'reviewing' | 'submitting';
  /** While a submission with a file runs, from its first byte to its answer. */
  upload: Upload | null;
  /** The sending takes so long that the visitor is told of it, until it has ended. */
  takesLong: boolean;
  /** The visitor cancelled the last sending: of a file before all of it had left, of anything else while it took long. */
  stopped: boolean;
  /** The server has what was sent, and only its e-mails may be on their way. */
  stored: boolean;
  /** There are changes that are not saved; told only of a form without a draft, as the profile's. */
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

/** An answer that comes after a form was closed does not open it again. */
const update = (state: FormsState, form: FormName, change: Partial<FormProgress>) => {
  const open = state[form];
  if (open) Object.assign(open, change);
};

/** What is on its way stays so: answers are looked at for a moment before they are shown once more. */
const turnTo =
  (phase: FormProgress['phase'], from: FormProgress['phase']) =>
  (state: FormsState, { payload: { form } }: FormAction) => {
    if (state[form]?.phase === from) state[form].phase = phase;
  };

/** Whole per cents, 100 only once everything has left. */
export const percentOf = ({ sent, all }: Upload) => (sent >= all ? 100 : Math.floor((100 * sent) / all));

/** How far each open form is. It is what a trace may show of a form. */
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
    codeSent: (state, { payload: { form } }: FormAction<IssuedCode>) => update(state, form, { code: 'sent' }),
    codeVerified: (state, { payload: { form } }: FormAction) => update(state, form, { code: 'verified' }),
    /** The address changed: the verification of the old one no longer counts. */
    codeRevoked: (state, { payload: { form } }: FormAction) => update(state, form, { code: 'unsent' }),
    reviewOpened: turnTo('reviewing', 'editing'),
    reviewClosed: turnTo('editing', 'reviewing'),
    /** `stored` tells that the answers were stored before, and only their e-mails are sent once more. */
    submitStarted: (state, { payload: { form, stored = false } }: FormAction<{ stored?: boolean }>) =>
      update(state, form, {
        phase: 'submitting',
        upload: null,
        takesLong: false,
        stopped: false,
        stored,
      }),
    sendingTookLong: (state, { payload: { form } }: FormAction) => update(state, form, { takesLong: true }),
    uploadProgressed: (state, { payload: { form, sent, all } }: FormAction<Upload>) => {
      const open = state[form];
      if (open?.phase === 'submitting' && !open.stopped) open.upload = { sent, all };
    },
    /** Once a file has left as a whole the server may have stored it, and there is nothing to stop any more. */
    sendingCancelled: (state, { payload: { form } }: FormAction) => {
      const open = state[form];
      if (open?.phase === 'submitting' && !(open.upload && percentOf(open.upload) === 100))
        open.stopped = true;
    },
    submitEnded: (state, { payload: { form } }: FormAction) =>
      update(state, form, { phase: 'editing', upload: null, takesLong: false }),
  },
  extraReducers: (build) =>
    build.addCase(submissionStored, (state, { payload: { kind } }) => update(state, kind, { stored: true })),
  selectors: {
    /** Undefined while no such form is open. */
    selectFormProgress: (state, form: FormName) => state[form],
    selectCodeStage: (state, form: FormName) => state[form]?.code ?? 'unsent',
    selectSubmitting: (state, form: FormName) => state[form]?.phase === 'submitting',
    /** The form whose submission is on its way, with a file or without; forms of accounts are not told of. */
    selectSendingForm: (state): FormName | null =>
      (Object.keys(state) as FormName[]).find(
        (form) => state[form]?.phase === 'submitting' && !accountForms.includes(form as AccountForm),
      ) ?? null,
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
  codeVerified,
  codeRevoked,
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

/** The e-mails of a stored submission were not released. The visitor is not told where `mailFailure` is `logged`. */
export const mailFailed = createAction<{ form: ApplicationKind }>('forms/mailFailed');
