import type { ApplicationKind } from '../../../contract/applications.ts';
import type { CallName } from '../../../contract/calls.ts';
import type { Path } from '../../../contract/paths.ts';
import type { DialogKind } from '../../content/dialogContent/dialogContents.ts';
import type { CodeForm } from '../../state/forms/accountEntriesSlice.ts';
import type { FormsState } from '../../state/forms/formsSlice.ts';
import type { CodeStage, CodeUse } from '../../state/forms/oneTimeCode.ts';
import type { NavigationState, OpenPage } from '../../state/navigationSlice.ts';
import type { NoticesState } from '../../state/noticesSlice.ts';
import type { UiState } from '../../state/uiSlice.ts';

/*
 * What a trace may contain of the state: a snapshot of each slice. No snapshot holds a token, an email address, an answer, or
 * a name. A snapshot in memory may hold a message of the server; the sanitizer lets only fixed messages into a file.
 */

export type AuthSnapshot = {
  /** `over`: there is a token, but it was no longer valid when it arrived. */
  session: 'none' | 'live' | 'over';
  /** Milliseconds since 1970, rounded down to whole minutes; null without a session, or for one that has no end. */
  endsAt: number | null;
  /** The last session ended without a logout. */
  lapsed: boolean;
  /** The flag that the header sets from the token; nothing visible depends on it. */
  loggedIn: boolean;
};

/** A return path without its `prefill`, which was chosen in a form. */
export type ReturnSnapshot = { path: Path };

export type DialogSnapshot = {
  current: {
    kind: DialogKind;
    /** A message of the server. */
    message: string | null;
    returnPath: ReturnSnapshot | null;
    hasOwner: boolean;
    mayHaveArrived: boolean;
    page: OpenPage | null;
    transient: boolean;
  } | null;
  page: OpenPage | null;
};

export type DraftSnapshot = {
  /** Milliseconds since 1970. */
  savedAt: number;
  /** The draft belongs to an account and is shown only in a session of that account. */
  hasOwner: boolean;
};

export type ReceiptSnapshot = {
  kind: ApplicationKind;
  mailed: boolean;
  sentAt: number;
  hasFile: boolean;
  open: boolean;
};

/** As in SentCode. */
export type CodeSnapshot = {
  stage: CodeStage;
  endsAt: number;
  sendAfter: number;
  verifyAfter: number;
  lost?: CodeUse | undefined;
};

export type CallSnapshot = {
  call: CallName;
  status: 'pending' | 'fulfilled' | 'rejected';
  fault: {
    kind: 'failure' | 'network' | 'aborted';
    status: number | null;
    message: string | null;
    /** Messages about single fields, by field name, where the refusal has any; as in RefusalResponse. */
    fields?: Readonly<Record<string, string>>;
    attemptsLeft?: number;
    retryAfter?: number;
  } | null;
};

/** All of it is plain JSON. */
export type Snapshot = {
  auth: AuthSnapshot;
  ui: UiState;
  dialog: DialogSnapshot;
  navigation: NavigationState;
  forms: FormsState;
  notices: NoticesState;
  drafts: Partial<Record<ApplicationKind, DraftSnapshot>>;
  receipt: ReceiptSnapshot | null;
  accountEntries: Partial<Record<CodeForm, CodeSnapshot | null>>;
  /** By the name of the call; of a call that was made more than once, the latest. */
  api: Partial<Record<CallName, CallSnapshot>>;
};
