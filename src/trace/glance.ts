import type { api } from '../api/api.ts';
import { apiErrorOf } from '../api/apiError.ts';
import type { CallName } from '../../contract/calls.ts';
import type { Draft } from '../state/forms/draftsSlice.ts';
import type { FieldProgress, FormProgress } from '../state/forms/formsSlice.ts';
import type { Arrival, ReturnPath } from '../state/locationState.ts';
import type { StoredSubmission } from '../state/forms/receiptSlice.ts';
import type { FormEntries, SentCode } from '../state/forms/accountEntriesSlice.ts';
import type { OpenDialog, DialogParams } from '../state/dialog/dialogSlice.ts';
import type { SiteState } from '../state/hooks.ts';
import type {
  ArrivalSight,
  AuthSight,
  CallSight,
  CodeSight,
  DialogSight,
  DraftSight,
  FormSight,
  NavigationSight,
  ReceiptSight,
  ReturnSight,
  Sight,
} from './sight.ts';

type StoreState = SiteState & { api?: unknown };
type ApiState = ReturnType<typeof api.reducer>;

/** By what of a sight each field of a part is told; `never` for what is told by nothing. */
type ToldBy<Part, Seen> = { [Field in keyof Required<Part>]: keyof Seen };
type Told<Part, By extends Record<keyof Part, PropertyKey>> = Pick<
  Part,
  { [Field in keyof Required<Part>]: [By[Field]] extends [never] ? never : Field }[keyof Part]
>;

/**
 * A look at one part of the state, which never changes, so that it is looked at once. Nothing of the part is held on to. A
 * field that is not named in `By` does not compile, and neither does a look at one that is told by nothing.
 */
const lookAt = <Part extends object, Seen, By extends ToldBy<Part, Seen>>(
  look: (part: Told<Part, By>) => Seen,
): ((part: Part) => Seen) => {
  const seen = new WeakMap<Part, Seen>();
  return (part) => {
    const before = seen.get(part);
    if (before) return before;
    const sight = look(part);
    seen.set(part, sight);
    return sight;
  };
};

const mapped = <Key extends string, From, To>(
  record: Partial<Record<Key, From>>,
  look: (value: From) => To,
): Partial<Record<Key, To>> => {
  const sights: Partial<Record<Key, To>> = {};
  for (const key in record) {
    const value = record[key];
    // The mark that redux-persist leaves in a slice is none of its entries.
    if (value !== undefined && key !== '_persist') sights[key] = look(value);
  }
  return sights;
};

let lastAuth: AuthSight | undefined;

function authSight({ token, claims, loggedIn }: SiteState['auth'], now: number): AuthSight {
  const session = claims ? 'live' : token === null ? 'none' : 'over';
  const end = claims?.expiresAt ?? null;
  const minutesLeft = end === null ? null : Math.max(0, Math.ceil((end * 1000 - now) / 60_000));
  if (lastAuth?.session !== session || lastAuth.minutesLeft !== minutesLeft || lastAuth.loggedIn !== loggedIn)
    lastAuth = { session, minutesLeft, loggedIn };
  return lastAuth;
}

const uiSight = lookAt<SiteState['ui'], Sight['ui'], { [Field in keyof SiteState['ui']]: Field }>((ui) => {
  const { _persist, ...sight } = ui as SiteState['ui'] & { _persist?: unknown };
  return sight;
});

const returnSight = lookAt<ReturnPath, ReturnSight, { path: 'path'; prefill: 'prefill' }>(
  ({ path, prefill }) => (prefill ? { path, prefill } : { path }),
);

const paramsSight = lookAt<
  DialogParams,
  Pick<NonNullable<DialogSight['current']>, 'message' | 'returnPath' | 'hasOwner'>,
  { message: 'message'; returnPath: 'returnPath'; owner: 'hasOwner' }
>(({ message, returnPath, owner }) => ({
  message: message ?? null,
  returnPath: returnPath ? returnSight(returnPath) : null,
  hasOwner: owner !== undefined,
}));

const openDialogSight = lookAt<
  OpenDialog,
  NonNullable<DialogSight['current']>,
  {
    kind: 'kind';
    params: 'message' | 'returnPath' | 'hasOwner';
    page: 'page';
    transient: 'transient';
  }
>(({ kind, params, page, transient }) => ({
  kind,
  ...paramsSight(params),
  page: page ?? null,
  transient: transient ?? false,
}));

const dialogSight = lookAt<SiteState['dialog'], DialogSight, { current: 'current'; page: 'page' }>(
  ({ current, page }) => ({ current: current && openDialogSight(current), page: page ?? null }),
);

const noArrival: ArrivalSight = {
  status: null,
  returnPath: null,
  prefill: null,
  hasEmail: false,
  hasCodeAddress: false,
};

const arrivalSight = lookAt<
  Arrival,
  ArrivalSight,
  {
    status: 'status';
    returnPath: 'returnPath';
    prefill: 'prefill';
    hasEmail: 'hasEmail';
    hasCodeAddress: 'hasCodeAddress';
  }
>(({ status, returnPath, prefill, hasEmail, hasCodeAddress }) => ({
  status,
  returnPath: returnPath && returnSight(returnPath),
  prefill,
  hasEmail,
  hasCodeAddress,
}));

const navigationSight = lookAt<
  SiteState['navigation'],
  NavigationSight,
  { path: 'path'; action: 'action'; arrival: 'arrival'; failure: 'failure' }
>(({ path, action, arrival, failure }) => ({
  path,
  action,
  arrival: arrival ? arrivalSight(arrival) : noArrival,
  failure: failure ?? null,
}));

/** Few are different, and a form has many: those without words of the server are shared. */
const fieldSights = new Map<string, FormSight['fields'][string]>();

const fieldSight = lookAt<
  FieldProgress,
  FormSight['fields'][string],
  { touched: 'touched'; filled: 'filled'; error: 'error'; refusal: 'refusal' }
>(({ touched, filled, error, refusal }) => {
  const sight = { touched, filled, error, refusal };
  if (refusal !== null) return sight;
  const key = `${touched} ${filled} ${error}`;
  const shared = fieldSights.get(key) ?? sight;
  fieldSights.set(key, shared);
  return shared;
});

const fieldsSight = lookAt<Record<string, FieldProgress>, FormSight['fields'], Record<string, string>>(
  (fields) => mapped(fields, fieldSight) as FormSight['fields'],
);

const formSight = lookAt<
  FormProgress,
  FormSight,
  {
    fields: 'fields';
    code: 'code';
    phase: 'phase';
    upload: 'upload';
    stopped: 'stopped';
    stored: 'stored';
    submitFailed: 'submitFailed';
  }
>(({ fields, code, phase, upload, stopped, stored, submitFailed }) => ({
  fields: fieldsSight(fields),
  code,
  phase,
  upload,
  stopped,
  stored,
  submitFailed,
}));

const draftSight = lookAt<
  Draft,
  DraftSight,
  {
    savedAt: 'savedAt';
    owner: never;
    values: never;
    fileNames: never;
    entry: never;
    changedAt: never;
    begunAt: never;
    earlier: never;
  }
>(({ savedAt }) => ({ savedAt }));

const submissionSight = lookAt<
  StoredSubmission,
  Omit<ReceiptSight, 'open'>,
  {
    kind: 'kind';
    mailed: 'mailed';
    sentAt: 'sentAt';
    file: 'hasFile';
    owner: never;
    reference: never;
    values: never;
  }
>(({ kind, mailed, sentAt, file }) => ({ kind, mailed, sentAt, hasFile: file !== null }));

const receiptSight = lookAt<
  SiteState['receipt'],
  { sight: ReceiptSight | null },
  { sent: 'sight'; open: 'sight' }
>(({ sent, open }) => ({ sight: sent && { ...submissionSight(sent), open } }));

const codeSight = lookAt<
  SentCode,
  CodeSight,
  {
    address: never;
    stage: 'stage';
    endsAt: 'endsAt';
    sendAfter: 'sendAfter';
    verifyAfter: 'verifyAfter';
  }
>(({ stage, endsAt, sendAfter, verifyAfter }) => ({ stage, endsAt, sendAfter, verifyAfter }));

const entriesSight = lookAt<
  FormEntries,
  { code: CodeSight | null },
  { owner: never; values: never; code: 'code' }
>(({ code }) => ({ code: code && codeSight(code) }));

type Entries = NonNullable<SiteState['accountEntries']>;
const allEntriesSight = lookAt<Entries, Sight['accountEntries'], Record<keyof Entries, keyof Entries>>(
  (entries) => mapped(entries, (entry) => entriesSight(entry).code),
);

function faultSight(error: unknown): CallSight['fault'] {
  const apiError = apiErrorOf(error);
  const { kind } = apiError;
  if (apiError.kind !== 'failure') return { kind, status: null, message: null };
  return { kind, status: apiError.status, message: apiError.message ?? null };
}

const statuses = { pending: 'pending', fulfilled: 'fulfilled', rejected: 'rejected' } as const;

const apiSight = lookAt<
  ApiState,
  { calls: Sight['api'] },
  { queries: 'calls'; mutations: 'calls'; provided: never; subscriptions: never; config: never }
>(({ queries, mutations }) => {
  const calls: Sight['api'] = {};
  const startedAt: Partial<Record<string, number>> = {};
  for (const entry of [...Object.values(queries), ...Object.values(mutations)]) {
    const status = entry && statuses[entry.status as keyof typeof statuses];
    if (!entry?.endpointName || !status) continue;
    const call = entry.endpointName as CallName;
    const started = entry.startedTimeStamp ?? 0;
    if (started < (startedAt[call] ?? 0)) continue;
    startedAt[call] = started;
    calls[call] = { call, status, fault: status === 'rejected' ? faultSight(entry.error) : null };
  }
  return { calls };
});

const none = {};
const allFormsSight = lookAt<
  SiteState['forms'],
  Sight['forms'],
  Record<keyof SiteState['forms'], keyof Sight['forms']>
>((forms) => mapped(forms, formSight));
const allDraftsSight = lookAt<
  SiteState['drafts'],
  Sight['drafts'],
  Record<keyof SiteState['drafts'], keyof Sight['drafts']>
>((drafts) => mapped(drafts, draftSight));

/** A slice that the state has and no sight tells does not compile. */
const looks: {
  [Slice in keyof Required<StoreState>]: (state: StoreState, now: number) => Sight[Slice];
} = {
  auth: ({ auth }, now) => authSight(auth, now),
  ui: ({ ui }) => uiSight(ui),
  dialog: ({ dialog }) => dialogSight(dialog),
  navigation: ({ navigation }) => navigationSight(navigation),
  forms: ({ forms }) => allFormsSight(forms),
  notices: ({ notices }) => notices,
  drafts: ({ drafts }) => allDraftsSight(drafts),
  receipt: ({ receipt }) => receiptSight(receipt).sight,
  accountEntries: ({ accountEntries }) => (accountEntries ? allEntriesSight(accountEntries) : none),
  api: ({ api: calls }) => (calls ? apiSight(calls as ApiState).calls : none),
};

/**
 * What may be told of the state, by structure: secrets, answers and names are not looked at. Values are not judged here,
 * words of the server least of all; before a sight leaves the memory, `sieve` does that.
 * @param now milliseconds since 1970
 */
export const glance = (state: StoreState, now = Date.now()): Sight => ({
  auth: looks.auth(state, now),
  ui: looks.ui(state, now),
  dialog: looks.dialog(state, now),
  navigation: looks.navigation(state, now),
  forms: looks.forms(state, now),
  notices: looks.notices(state, now),
  drafts: looks.drafts(state, now),
  receipt: looks.receipt(state, now),
  accountEntries: looks.accountEntries(state, now),
  api: looks.api(state, now),
});
