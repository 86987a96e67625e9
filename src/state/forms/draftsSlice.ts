import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { applicationKinds } from '../../../contract/applications/kinds.ts';
import type { ApplicationKind } from '../../../contract/applications/kinds.ts';
import * as constants from '../../../contract/constants.ts';
import { loggedOut } from '../auth/authSlice.ts';

/** What was typed into a long form: text answers, and of a file only its name. */
export type Draft = {
  /** The account it belongs to; null while nobody was logged in. */
  owner: string | null;
  values: Record<string, string>;
  fileNames: Record<string, string>;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** The key of the history entry it was typed in. A prefill of another entry takes precedence over the draft. */
  entry?: string;
  /**
   * When each answer was last changed, in milliseconds since 1970; answers that were never changed are missing. Drafts
   * of earlier releases of the site have no times at all.
   */
  changedAt?: Record<string, number>;
  /** When it was begun, in milliseconds since 1970. Distinguishes it from another draft of the same form. */
  begunAt?: number;
  /**
   * A draft that somebody else left in this form (`draftChain.ts`): an anonymous one is kept until the visitor decides
   * what to do with it, one of an account until that logs in again.
   */
  earlier?: Draft;
};

export type DraftsState = Partial<Record<ApplicationKind, Draft>>;

const initialState: DraftsState = {};

/** Whether the draft `before` was discarded, so that its `earlier` draft has taken its place. */
export const isDiscardedFor = (now: Draft | undefined, before: Draft | undefined): before is Draft =>
  now !== undefined && now.savedAt === before?.earlier?.savedAt;

/** The draft of this tab after another one replaced `previous` by `remote` in storage: the newer of the two. */
function syncedDraft(local: Draft | undefined, remote: Draft | undefined, previous: Draft | undefined) {
  if (!local || (remote && remote.savedAt > local.savedAt)) return remote;
  const isRemoved = previous !== undefined && (!remote || isDiscardedFor(remote, previous));
  if (isRemoved && local.savedAt <= previous.savedAt) return remote;
  // Without `remote` and `previous` the draft was not in storage (never written, or too old to be read), hence not
  // removed.
  if (local.savedAt === remote?.savedAt || !(remote ?? previous)) return local;
  // The other tab has overwritten a newer draft in storage. A new object makes redux-persist write it again.
  return { ...local };
}

/** Drafts of the long forms, on this device only. Deleted after 14 days, after submitting and at logout. */
export const draftsSlice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    draftSaved: (state, { payload }: PayloadAction<{ form: ApplicationKind; draft: Draft }>) => {
      state[payload.form] = payload.draft;
    },
    /** The draft was sent, or the visitor discarded it. What somebody else left in the form stays. */
    draftDiscarded: (state, { payload: { form } }: PayloadAction<{ form: ApplicationKind }>) => {
      const earlier = state[form]?.earlier;
      if (earlier) state[form] = earlier;
      else delete state[form];
    },
    /**
     * Another tab replaced `before` by `drafts` in storage. For each form the newer draft is taken, and one that the
     * other tab removed is removed here, too. The dispatcher has merged the answers of both tabs (`mergedDrafts`).
     * `isCleared`: the entry in storage is gone, so nobody has sent or discarded a form.
     */
    draftsSyncedFromOtherTab: (
      state,
      { payload }: PayloadAction<{ drafts: DraftsState; before: DraftsState; isCleared?: boolean }>,
    ) => {
      const { drafts, before } = payload;
      for (const form of applicationKinds) {
        const draft = syncedDraft(state[form], drafts[form], before[form]);
        if (draft) state[form] = draft;
        else delete state[form];
      }
    },
  },
  // Other tabs delete theirs at `draftsSyncedFromOtherTab`. A missing token does not tell them of a logout: it may have
  // expired.
  extraReducers: (build) => build.addCase(loggedOut, () => initialState),
  selectors: {
    selectDraft: (state, form: ApplicationKind) => state[form] ?? null,
  },
});

export const { draftSaved, draftDiscarded, draftsSyncedFromOtherTab } = draftsSlice.actions;
export const { selectDraft } = draftsSlice.selectors;

/** Whether a draft is not yet 14 days old. */
export const isFresh = ({ savedAt }: Draft, now = Date.now()): boolean =>
  now - savedAt < constants.draftLifetime;

/** Whether a draft may be shown to this account: it is its own or anonymous, and not yet 14 days old. */
export function isUsable(draft: Draft, account: string | null, now = Date.now()): boolean {
  const own = draft.owner === null || draft.owner === account;
  return own && isFresh(draft, now);
}
