import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { codeTimes } from '../../../contract/codeTimes.ts';
import { isAccountGone, loggedIn } from '../auth/authSlice.ts';
import {
  codeArrivedByLink,
  codeForgotten,
  codeRestored,
  codeRevoked,
  codeSent,
  codeVerified,
} from './formsSlice.ts';
import type { FormName } from './formsSlice.ts';
import type { CodeUse, IssuedCode, SentCode } from './oneTimeCode.ts';

/** The forms that verify an email address by a code. */
export const codeForms = ['signUp', 'forgotPassword'] as const;
export type CodeForm = (typeof codeForms)[number];

/** The entries of one of these forms, but neither passwords nor the code. */
export type FormEntries = {
  /** The account in whose session it was typed; null while nobody was logged in. */
  owner: string | null;
  values: Record<string, string>;
  /**
   * What is known of the code. Its stage is kept for a reload; the open form has its own (`selectCodeStage`), which takes
   * this one over only if the code is still valid (useKeptEntries).
   */
  code: SentCode | null;
};

export type AccountEntriesState = Partial<Record<CodeForm, FormEntries>>;

type CodeRefused = { form: CodeForm } & Pick<SentCode, 'address' | 'toldAt'> &
  Partial<Pick<SentCode, 'sendAfter' | 'verifyAfter'>>;

const initialState: AccountEntriesState = {};
export const noWaits = { sendAfter: 0, verifyAfter: 0, toldAt: 0 };
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

/**
 * A lost answer of a sign-up stays known when a new code is sent to the same address: the code does not tell whether
 * the account has been made.
 */
const lostSignUpOf = (before: SentCode | null, address: string): CodeUse | undefined =>
  before?.address === address && before.lost === 'signUp' ? before.lost : undefined;

/**
 * The entries of sign-up and of the first steps of setting a new password, so that a reload loses nothing but passwords
 * and the code. Kept in session storage, and deleted after sign-up, at login and at logout, because they belong to one
 * person.
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
    /** The server refuses to send or verify codes for this address for a while. */
    codeRefused: (state, { payload }: PayloadAction<CodeRefused>) => {
      const { form, ...refused } = payload;
      setCode(state, form, (code) => ({
        ...(code?.address === refused.address ? code : { stage: 'unsent', endsAt: 0, ...noWaits }),
        ...refused,
      }));
    },
    /** No answer arrived to a call that uses the code up, or the visitor left the page before it did. */
    answerLost: (
      state,
      { payload: { form, lost } }: PayloadAction<{ form: CodeForm } & Required<Pick<IssuedCode, 'lost'>>>,
    ) => setCode(state, form, (code) => code && { ...code, lost }),
  },
  extraReducers: (build) =>
    build
      .addCase(codeRestored, (state, { payload: { form, ...code } }) => setCode(state, form, () => code))
      .addCase(codeVerified, (state, { payload: { form, endsBy } }) =>
        setCode(state, form, (code) => code && { ...code, stage: 'verified', endsAt: code.endsAt || endsBy }),
      )
      .addCase(codeRevoked, (state, { payload: { form } }) =>
        setCode(state, form, (code) => code && { ...code, stage: 'unsent' }),
      )
      .addCase(codeForgotten, (state, { payload: { form } }) => setCode(state, form, () => null))
      .addCase(loggedIn, () => initialState)
      .addMatcher(isAnyOf(codeSent, codeArrivedByLink), (state, { payload: { form, ...code } }) =>
        setCode(state, form, (before) => ({
          lost: lostSignUpOf(before, code.address),
          ...code,
          stage: 'sent',
        })),
      )
      .addMatcher(isAccountGone, () => initialState),
});

export const { entriesKept, entriesDropped, codeRefused, answerLost } = accountEntriesSlice.actions;

/** The slice is injected together with the API; the selectors also work before that. */
type WithEntries = { accountEntries?: AccountEntriesState };

export const selectEntries = ({ accountEntries }: WithEntries, form: CodeForm): FormEntries | null =>
  accountEntries?.[form] ?? null;
export const selectSentCode = (state: WithEntries, form: CodeForm): SentCode | null =>
  selectEntries(state, form)?.code ?? null;

/** The code that came with a link, with what is known of a code that was sent to its address. */
export function issuedCodeOf(known: SentCode | null, address: string): IssuedCode {
  const { sendAfter, verifyAfter, toldAt } = known?.address === address ? known : noWaits;
  return { address, endsAt: repeatedEndOf(known, address, Date.now()) ?? 0, sendAfter, verifyAfter, toldAt };
}

/**
 * When a code requested at `now` expires at the latest, in milliseconds since 1970. The server sends the same code
 * again while more than `repeatReserve` of its lifetime is left, and makes a new one otherwise.
 * @param lifetime in seconds, as the server states it
 */
export function codeEndOf(before: SentCode | null, address: string, now: number, lifetime?: number): number {
  return repeatedEndOf(before, address, now) ?? now + lifetimeOf(lifetime);
}

/** A lifetime in milliseconds; the usual one if the server states none. */
export const lifetimeOf = (seconds?: number): number =>
  seconds === undefined ? codeTimes.lifetime : seconds * 1000;

const repeatedEndOf = (before: SentCode | null, address: string, now: number): number | undefined =>
  before?.address === address && before.endsAt > now + codeTimes.repeatReserve ? before.endsAt : undefined;
