import type { Middleware } from '@reduxjs/toolkit';
import type { ApplicationKind } from '../../../contract/applications.ts';
import { keysOf } from '../../../contract/keysOf.ts';
import { draftSaved, draftsSyncedFromOtherTab, selectDraft } from '../../state/forms/draftsSlice.ts';
import { mergedDraft, mergedDrafts } from '../../state/forms/mergedDraft.ts';
import { inStorage } from '../../state/inStorage.ts';
import { selectStorageBlocked } from '../../state/noticesSlice.ts';
import type { SiteState } from '../../state/siteStore.ts';
import { storageKeyOf } from './persistedCodec.ts';
import { restoredFrom } from './restore.ts';

const writtenDrafts = () =>
  restoredFrom.drafts(
    inStorage('localStorage', (storage) => storage.getItem(storageKeyOf('drafts'))) ?? null,
  ) ?? {};

/**
 * Merges newer drafts from storage into the state before a draft is saved, because saving one writes all drafts of this
 * tab. Until the chunk of the listeners has arrived no storage event tells this tab what others write, and a draft of a
 * tab that has been closed would be lost.
 */
export const mergeStoredDrafts: Middleware<object, SiteState> = (store) => (next) => (action) => {
  if (!draftSaved.match(action) || selectStorageBlocked(store.getState())) return next(action);
  const written = writtenDrafts();
  const { drafts } = store.getState();
  const isNewer = (found: ApplicationKind) => (written[found]?.savedAt ?? 0) > (drafts[found]?.savedAt ?? 0);
  if (!keysOf(written).some(isNewer)) return next(action);
  store.dispatch(draftsSyncedFromOtherTab({ drafts: mergedDrafts(drafts, written), before: {} }));
  const { form, draft } = action.payload;
  const found = selectDraft(store.getState(), form);
  return next(draftSaved({ form, draft: found ? mergedDraft(draft, found) : draft }));
};
