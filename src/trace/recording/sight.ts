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
 * What may be told of the state: a sight of each slice. No sight holds a token, an address, an answer, or a name. Words of
 * the server may stand in a sight in memory; of those, a file has only the fixed ones.
 */

export type AuthSight = {
  /** `over`: there is a token, and it did not count any more when it arrived. */
  session: 'none' | 'live' | 'over';
  /** Milliseconds since 1970, in whole minutes, rounded down; null without a session, and where it has no end. */
  endsAt: number | null;
  /** The last session ended without a logout. */
  lapsed: boolean;
  /** The header's own flag. */
  loggedIn: boolean;
};

/** What a way back takes along was chosen in a form. */
export type ReturnSight = { path: Path };

export type DialogSight = {
  current: {
    kind: DialogKind;
    /** The server's words. */
    message: string | null;
    returnPath: ReturnSight | null;
    hasOwner: boolean;
    page: OpenPage | null;
    transient: boolean;
  } | null;
  page: OpenPage | null;
};

export type DraftSight = {
  /** Milliseconds since 1970. */
  savedAt: number;
  /** It belongs to an account, and nobody sees it without that one's session. */
  hasOwner: boolean;
};

export type ReceiptSight = {
  kind: ApplicationKind;
  mailed: boolean;
  sentAt: number;
  hasFile: boolean;
  open: boolean;
};

/** As in SentCode. */
export type CodeSight = {
  stage: CodeStage;
  endsAt: number;
  sendAfter: number;
  verifyAfter: number;
  lost?: CodeUse | undefined;
};

export type CallSight = {
  call: CallName;
  status: 'pending' | 'fulfilled' | 'rejected';
  fault: {
    kind: 'failure' | 'network' | 'aborted';
    status: number | null;
    message: string | null;
    /** What a refusal says besides, where it does: of single answers, by their names; as in RefusalResponse. */
    fields?: Readonly<Record<string, string>>;
    attemptsLeft?: number;
    retryAfter?: number;
  } | null;
};

/** Plain JSON, all of it. */
export type Sight = {
  auth: AuthSight;
  ui: UiState;
  dialog: DialogSight;
  navigation: NavigationState;
  forms: FormsState;
  notices: NoticesState;
  drafts: Partial<Record<ApplicationKind, DraftSight>>;
  receipt: ReceiptSight | null;
  accountEntries: Partial<Record<CodeForm, CodeSight | null>>;
  /** By the name of the call, and for a call that was made more than once the last. */
  api: Partial<Record<CallName, CallSight>>;
};
