import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { ApplicationKind } from '../../contract/applications.ts';
import { constants } from '../../contract/constants.ts';
import { loggedOut } from './authSlice.ts';

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
};

export type DraftsState = Partial<Record<ApplicationKind, Draft>>;

const initialState: DraftsState = {};

/** Drafts of the long forms, on this device only. Gone after 14 days, after submitting and at logout. */
export const draftsSlice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    draftSaved: (state, { payload }: PayloadAction<{ form: ApplicationKind; draft: Draft }>) => {
      state[payload.form] = payload.draft;
    },
    draftDiscarded: (state, { payload }: PayloadAction<{ form: ApplicationKind }>) => {
      delete state[payload.form];
    },
    /**
     * Another tab wrote its drafts; `before` is what lay there until then. Of each form the newer draft counts, and one
     * that went there goes here too.
     */
    draftsSyncedFromOtherTab: (
      state,
      { payload }: PayloadAction<{ drafts: DraftsState; before: DraftsState }>,
    ) => {
      const { drafts, before } = payload;
      for (const form of Object.keys({ ...state, ...drafts }) as ApplicationKind[]) {
        const ours = state[form];
        const theirs = drafts[form];
        const gone = before[form];
        if (theirs && (!ours || theirs.savedAt > ours.savedAt)) state[form] = theirs;
        else if (!ours || ours.savedAt === theirs?.savedAt) continue;
        else if (!theirs && gone && ours.savedAt <= gone.savedAt) delete state[form];
        // Theirs has just been written over it; being a new object, ours is written again.
        else state[form] = { ...ours };
      }
    },
  },
  // Other tabs follow by what then lies in storage; a token that went there may as well have run out.
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
