import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { codeTimes } from '../../../contract/codeTimes.ts';
import { isAccountGone, loggedIn } from '../auth/authSlice.ts';
import { codeRevoked, codeSent, codeVerified } from './formsSlice.ts';
import type { FormName } from './formsSlice.ts';
import type { CodeStage, CodeUse, IssuedCode } from './oneTimeCode.ts';

/** The forms that verify an address by a code. */
export const codeForms = ['signUp', 'forgotPassword'] as const;
export type CodeForm = (typeof codeForms)[number];

/**
 * What is known of a one-time code, kept for a reload. The open form goes by `selectCodeStage`: it takes this stage up only
 * if it still counts (useKeptEntries), and knows nothing of it before.
 */
export type SentCode = IssuedCode & { stage: CodeStage };

/** What stands in one of these forms; neither password nor code. */
export type FormEntries = {
  /** The account in whose session it was typed; null while nobody was logged in. */
  owner: string | null;
  values: Record<string, string>;
  code: SentCode | null;
};

export type AccountEntriesState = Partial<Record<CodeForm, FormEntries>>;

type CodeRefused = { form: CodeForm } & Pick<SentCode, 'address' | 'toldAt'> &
  Partial<Pick<SentCode, 'sendAfter' | 'verifyAfter'>>;

const initialState: AccountEntriesState = {};
const noWaits = { sendAfter: 0, verifyAfter: 0, toldAt: 0 };
const noEntries: FormEntries = { owner: null, values: {}, code: null };

const isCodeForm = (form: FormName): form is CodeForm => codeForms.some((one) => one === form);

const setCode = (
  state: AccountEntriesState,
  form: FormName,
  codeOf: (code: SentCode | null) => SentCode | null,
) => {
  if (!isCodeForm(form)) return;
  const entries = state[form] ?? noEntries;
  const code = codeOf(entries.code);
  if (code !== entries.code) state[form] = { ...entries, code };
};

/** Of an account that may have been made the next code says nothing. */
const lostSignUpOf = (before: SentCode | null, address: string): CodeUse | undefined =>
  before?.address === address && before.lost === 'signUp' ? before.lost : undefined;

const staged = (stage: CodeStage) => (code: SentCode | null) => code && { ...code, stage };

/**
 * Sign-up and the first steps of a new password as they stand, so that a reload in the middle loses nothing but passwords
 * and the code. Kept in session storage, for one person: gone after sign-up, at login and at logout.
 */
export const accountEntriesSlice = createSlice({
  name: 'accountEntries',
  initialState,
  reducers: {
    entriesKept: (
      state,
      { payload }: PayloadAction<{ form: CodeForm } & Pick<FormEntries, 'owner' | 'values'>>,
    ) => {
      const { form, owner, values } = payload;
      state[form] = { owner, values, code: state[form]?.code ?? null };
    },
    entriesDropped: (state, { payload: { form } }: PayloadAction<{ form: CodeForm }>) => {
      delete state[form];
    },
    /** The server will send or verify nothing for this address for a while. */
    codeRefused: (state, { payload }: PayloadAction<CodeRefused>) => {
      const { form, ...refused } = payload;
      setCode(state, form, (code) => ({
        ...(code?.address === refused.address ? code : { stage: 'unsent', endsAt: 0, ...noWaits }),
        ...refused,
      }));
    },
    /** No answer came to a call that uses the code up. */
    answerLost: (
      state,
      { payload: { form, lost } }: PayloadAction<{ form: CodeForm } & Required<Pick<IssuedCode, 'lost'>>>,
    ) => setCode(state, form, (code) => code && { ...code, lost }),
    /** Another address was typed: what is known of the old one no longer counts. */
    codeForgotten: (state, { payload: { form } }: PayloadAction<{ form: CodeForm }>) =>
      setCode(state, form, () => null),
  },
  extraReducers: (build) =>
    build
      .addCase(codeSent, (state, { payload: { form, ...code } }) =>
        setCode(state, form, (before) => ({
          lost: lostSignUpOf(before, code.address),
          ...code,
          stage: 'sent',
        })),
      )
      .addCase(codeVerified, (state, { payload }) => setCode(state, payload.form, staged('verified')))
      .addCase(codeRevoked, (state, { payload }) => setCode(state, payload.form, staged('unsent')))
      .addCase(loggedIn, () => initialState)
      .addMatcher(isAccountGone, () => initialState),
});

export const { entriesKept, entriesDropped, codeRefused, answerLost, codeForgotten } =
  accountEntriesSlice.actions;

/** The slice joins the store with the API; selectors are asked without it, too. */
type WithEntries = { accountEntries?: AccountEntriesState };

export const selectEntries = ({ accountEntries }: WithEntries, form: CodeForm): FormEntries | null =>
  accountEntries?.[form] ?? null;
export const selectSentCode = (state: WithEntries, form: CodeForm): SentCode | null =>
  selectEntries(state, form)?.code ?? null;

/** A code that is out to this address, with what is known of it. */
export function issuedCodeOf(known: SentCode | null, address: string): IssuedCode {
  const { sendAfter, verifyAfter, toldAt } = known?.address === address ? known : noWaits;
  return { address, endsAt: codeEndOf(known, address, Date.now()), sendAfter, verifyAfter, toldAt };
}

/**
 * When the code of an e-mail asked for at `now` ends at the latest. The server repeats a code that has some life left, and
 * makes a new one otherwise.
 */
export function codeEndOf(before: SentCode | null, address: string, now: number): number {
  const isRepeated = before?.address === address && before.endsAt > now + codeTimes.repeatReserve;
  return isRepeated ? before.endsAt : now + codeTimes.lifetime;
}
