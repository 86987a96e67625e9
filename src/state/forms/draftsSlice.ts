import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { ApplicationKind } from '../../../contract/applications.ts';
import { constants } from '../../../contract/constants.ts';
import { loggedOut } from '../auth/authSlice.ts';

/** What was typed into a long form: text answers, and of a file only its name. */
export type Draft = {
  /** The account it belongs to; null while nobody was logged in. */
  owner: string | null;
  values: Record<string, string>;
  fileNames: Record<string, string>;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** The history entry it was typed in: a choice made on another page since then counts for more. */
  entry?: string;
  /**
   * When each answer was last changed, in milliseconds since 1970; none for what nobody has touched. Drafts of earlier
   * versions of the site have no times at all.
   */
  changedAt?: Record<string, number>;
  /** When it was begun, in milliseconds since 1970: tells it from another draft of this form. */
  begunAt?: number;
  /** What somebody else, who had not logged in, left in this form; kept until the visitor says what becomes of it. */
  earlier?: Draft;
};

export type DraftsState = Partial<Record<ApplicationKind, Draft>>;

const initialState: DraftsState = {};

/** Whether a draft was discarded, and what somebody else left in the form stands in its place now. */
export const isDiscardedFor = (now: Draft | undefined, before: Draft | undefined): before is Draft =>
  now !== undefined && now.savedAt === before?.earlier?.savedAt;

/** What this tab has of a form after another one wrote `remote` over `previous`: of two drafts the newer counts. */
function syncedDraft(local: Draft | undefined, remote: Draft | undefined, previous: Draft | undefined) {
  if (!local || (remote && remote.savedAt > local.savedAt)) return remote;
  const isRemoved = previous !== undefined && (!remote || isDiscardedFor(remote, previous));
  if (isRemoved && local.savedAt <= previous.savedAt) return remote;
  // One that was never in storage, or is too old to be read from it, was not removed there.
  if (local.savedAt === remote?.savedAt || !(remote ?? previous)) return local;
  // The other tab has overwritten it in storage; redux-persist writes a new object again.
  return { ...local };
}

/** Drafts of the long forms, on this device only. Gone after 14 days, after submitting and at logout. */
export const draftsSlice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    draftSaved: (state, { payload }: PayloadAction<{ form: ApplicationKind; draft: Draft }>) => {
      state[payload.form] = payload.draft;
    },
    /** It was sent, or nobody wants it. What somebody else left in the form stays. */
    draftDiscarded: (state, { payload: { form } }: PayloadAction<{ form: ApplicationKind }>) => {
      const earlier = state[form]?.earlier;
      if (earlier) state[form] = earlier;
      else delete state[form];
    },
    /**
     * Another tab wrote `drafts` over `before`. Of each form the newer draft counts, and one the other tab removed is
     * removed here, too. The listener has merged those of which each tab holds a part.
     */
    draftsSyncedFromOtherTab: (
      state,
      { payload }: PayloadAction<{ drafts: DraftsState; before: DraftsState }>,
    ) => {
      const { drafts, before } = payload;
      for (const form of Object.keys({ ...state, ...drafts }) as ApplicationKind[]) {
        const draft = syncedDraft(state[form], drafts[form], before[form]);
        if (draft) state[form] = draft;
        else delete state[form];
      }
    },
  },
  // Other tabs clear theirs by `draftsSyncedFromOtherTab`: a token that is gone may as well have expired.
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

/** Whether a draft may be shown to this account: its own or nobody's, and not older than 14 days. */
export function isUsable(draft: Draft, account: string | null, now = Date.now()): boolean {
  const own = draft.owner === null || draft.owner === account;
  return own && isFresh(draft, now);
}
