import type { CallName } from '../../../contract/calls.ts';
import type { api } from '../../api/api.ts';
import { apiErrorOf } from '../../api/apiError.ts';
import type { ApiError, CallError } from '../../api/apiError.ts';
import type { DialogParams, OpenDialog } from '../../state/dialog/dialogSlice.ts';
import type { FormEntries } from '../../state/forms/accountEntriesSlice.ts';
import type { Draft } from '../../state/forms/draftsSlice.ts';
import type { SentCode } from '../../state/forms/oneTimeCode.ts';
import type { StoredSubmission } from '../../state/forms/receiptSlice.ts';
import type { SiteState } from '../../state/siteStore.ts';
import { memoisedSnapshot } from './memoisedSnapshot.ts';
import type {
  AuthSnapshot,
  CallSnapshot,
  CodeSnapshot,
  DialogSnapshot,
  DraftSnapshot,
  ReceiptSnapshot,
  Snapshot,
} from './snapshot.ts';

export type StoreState = SiteState & { api?: unknown };
type ApiState = ReturnType<typeof api.reducer>;

/** Applies `take` to each entry of a record, except to `_persist`, which redux-persist adds to a slice. */
const each =
  <Key extends string, Entry, EntrySnapshot>(take: (entry: Entry) => EntrySnapshot) =>
  (entries: Partial<Record<Key, Entry>>): Partial<Record<Key, EntrySnapshot>> => {
    const snapshots: Partial<Record<Key, EntrySnapshot>> = {};
    for (const key in entries) {
      const entry = entries[key];
      if (entry && key !== '_persist') snapshots[key] = take(entry);
    }
    return snapshots;
  };

const authSnapshot = memoisedSnapshot<
  SiteState['auth'],
  AuthSnapshot,
  { token: 'session'; claims: 'session' | 'endsAt'; lapsed: 'lapsed'; loggedIn: 'loggedIn' }
>(({ token, claims, lapsed, loggedIn }) => {
  const end = claims?.expiresAt ?? null;
  return {
    session: claims ? 'live' : token === null ? 'none' : 'over',
    // The time itself, not the minutes left: a state is looked at when the next action comes, maybe an hour later.
    endsAt: end && Math.floor(end / 60) * 60_000,
    lapsed,
    loggedIn,
  };
});

type Ui = SiteState['ui'];
const uiSnapshot = memoisedSnapshot<
  Ui & { _persist?: unknown },
  Snapshot['ui'],
  { [Field in keyof Ui]: Field } & { _persist: never }
>(
  ({
    drawerOpen,
    openMenu,
    colourMode,
    loading,
    positions,
    motionPaused,
    technologyTab,
    openTestimonial,
    searchOpen,
  }) => ({
    drawerOpen,
    openMenu,
    colourMode,
    loading,
    positions,
    motionPaused,
    technologyTab,
    openTestimonial,
    searchOpen,
  }),
);

type OpenSnapshot = NonNullable<DialogSnapshot['current']>;

const paramsSnapshot = memoisedSnapshot<
  DialogParams,
  Pick<OpenSnapshot, 'message' | 'returnPath' | 'hasOwner' | 'mayHaveArrived'>,
  { message: 'message'; returnPath: 'returnPath'; owner: 'hasOwner'; mayHaveArrived: 'mayHaveArrived' }
>(({ message = null, returnPath, owner, mayHaveArrived = false }) => ({
  message,
  // The path only: its `prefill` was chosen in a form.
  returnPath: returnPath ? { path: returnPath.path } : null,
  hasOwner: !!owner,
  mayHaveArrived,
}));

const openSnapshot = memoisedSnapshot<
  OpenDialog,
  OpenSnapshot,
  {
    kind: 'kind';
    params: 'message' | 'returnPath' | 'hasOwner' | 'mayHaveArrived';
    page: 'page';
    transient: 'transient';
  }
>(({ kind, params, page = null, transient = false }) => ({
  kind,
  ...paramsSnapshot(params),
  page,
  transient,
}));

const dialogSnapshot = memoisedSnapshot<
  SiteState['dialog'],
  DialogSnapshot,
  { current: 'current'; page: 'page' }
>(({ current, page = null }) => ({ current: current && openSnapshot(current), page }));

const draftSnapshot = memoisedSnapshot<
  Draft,
  DraftSnapshot,
  {
    savedAt: 'savedAt';
    owner: 'hasOwner';
    values: never;
    fileNames: never;
    entry: never;
    changedAt: never;
    begunAt: never;
    earlier: never;
  }
>(({ savedAt, owner }) => ({ savedAt, hasOwner: owner !== null }));

type Drafts = SiteState['drafts'];
const draftsSnapshot = memoisedSnapshot<Drafts, Snapshot['drafts'], Record<keyof Drafts, keyof Drafts>>(
  each(draftSnapshot),
);

const sentSnapshot = memoisedSnapshot<
  StoredSubmission,
  Omit<ReceiptSnapshot, 'open'>,
  {
    kind: 'kind';
    mailed: 'mailed';
    sentAt: 'sentAt';
    file: 'hasFile';
    owner: never;
    reference: never;
    values: never;
  }
>(({ kind, mailed, sentAt, file }) => ({ kind, mailed, sentAt, hasFile: !!file }));

const receiptSnapshot = memoisedSnapshot<
  SiteState['receipt'],
  { snapshot: ReceiptSnapshot | null },
  { sent: 'snapshot'; open: 'snapshot' }
>(({ sent, open }) => ({ snapshot: sent && { ...sentSnapshot(sent), open } }));

const codeSnapshot = memoisedSnapshot<
  SentCode,
  CodeSnapshot,
  {
    address: never;
    stage: 'stage';
    endsAt: 'endsAt';
    sendAfter: 'sendAfter';
    verifyAfter: 'verifyAfter';
    toldAt: never;
    lost: 'lost';
  }
>(({ stage, endsAt, sendAfter, verifyAfter, lost }) => ({ stage, endsAt, sendAfter, verifyAfter, lost }));

const entrySnapshot = memoisedSnapshot<
  FormEntries,
  { snapshot: CodeSnapshot | null },
  { owner: never; values: never; code: 'snapshot' }
>(({ code }) => ({ snapshot: code && codeSnapshot(code) }));

type Entries = NonNullable<SiteState['accountEntries']>;
const entriesSnapshot = memoisedSnapshot<
  Entries,
  Snapshot['accountEntries'],
  Record<keyof Entries, keyof Entries>
>(each((entry: FormEntries) => entrySnapshot(entry).snapshot));

type Fault = Pick<ApiError, 'kind'> & Partial<Omit<Extract<ApiError, { kind: 'failure' }>, 'kind'>>;

function faultSnapshot(error: CallError | undefined): CallSnapshot['fault'] {
  const { kind, status, message, fields, attemptsLeft, retryAfter }: Fault = apiErrorOf(error);
  return {
    kind,
    status: status ?? null,
    message: message ?? null,
    fields,
    attemptsLeft,
    retryAfter,
  };
}

const apiSnapshot = memoisedSnapshot<
  ApiState,
  Snapshot['api'],
  { queries: CallName; mutations: CallName; provided: never; subscriptions: never; config: never }
>(({ queries, mutations }) => {
  const calls: Snapshot['api'] = {};
  const started: Partial<Record<CallName, number>> = {};
  for (const entry of [...Object.values(queries), ...Object.values(mutations)]) {
    const call = entry?.endpointName as CallName | undefined;
    const at = entry?.startedTimeStamp;
    if (!entry || !call || at === undefined || at < (started[call] ?? 0)) continue;
    started[call] = at;
    // An entry with a start time is never `uninitialized`. During a refetch the page still shows the data it has.
    const status = entry.data === undefined ? (entry.status as CallSnapshot['status']) : 'fulfilled';
    calls[call] = { call, status, fault: status === 'rejected' ? faultSnapshot(entry.error) : null };
  }
  return calls;
});

const none = {};

/**
 * Makes the snapshot of a state by structure: it copies only the fields that may be shown and never reads secrets, answers
 * or names. It does not check values, such as a message of the server; `sanitize` does that before a snapshot leaves memory.
 * A slice without a field in the snapshot is a compile error.
 */
export const takeSnapshot = (
  state: StoreState,
): { [Slice in keyof Required<StoreState>]: Snapshot[Slice] } => ({
  auth: authSnapshot(state.auth),
  ui: uiSnapshot(state.ui),
  dialog: dialogSnapshot(state.dialog),
  // Every field of these three may be shown.
  navigation: state.navigation,
  forms: state.forms,
  notices: state.notices,
  drafts: draftsSnapshot(state.drafts),
  receipt: receiptSnapshot(state.receipt).snapshot,
  accountEntries: state.accountEntries ? entriesSnapshot(state.accountEntries) : none,
  api: state.api ? apiSnapshot(state.api as ApiState) : none,
});
