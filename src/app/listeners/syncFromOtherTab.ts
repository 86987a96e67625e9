import { selectToken, sessionEnded, sessionSyncedFromOtherTab } from '../../state/auth/authSlice.ts';
import { draftsSyncedFromOtherTab } from '../../state/forms/draftsSlice.ts';
import type { DraftsState } from '../../state/forms/draftsSlice.ts';
import { mergedDrafts } from '../../state/forms/mergedDraft.ts';
import type { SiteStore } from '../../state/siteStore.ts';
import { preferencesSyncedFromOtherTab } from '../../state/uiSlice.ts';
import { restoredFrom, tokenIn } from '../store/restore.ts';

/*
 * Each takes over an entry of storage that another tab has written. `written` is its text; null where the entry is gone.
 */

/** @param before the drafts that the other tab found */
export function syncDrafts(store: SiteStore, written: string | null, before: DraftsState): void {
  const restored = restoredFrom.drafts(written);
  if (!restored) return;
  const drafts = mergedDrafts(store.getState().drafts, restored);
  store.dispatch(draftsSyncedFromOtherTab({ drafts, before, isCleared: written === null }));
}

export function syncPreferences(store: SiteStore, written: string | null): void {
  const preferences = restoredFrom.ui(written);
  if (preferences) store.dispatch(preferencesSyncedFromOtherTab(preferences));
}

/**
 * A session that could not be stored lasts for the visit (specification STORE-08), while other tabs write that they have
 * none. Another tab ends only a session that it found in storage.
 *
 * @param before the text that the other tab found; undefined where that does not matter
 */
export function syncSession(
  store: SiteStore,
  written: string | null,
  before: string | null | undefined,
): void {
  const stored = restoredFrom.auth(written);
  const token = stored?.token ?? null;
  const current = selectToken(store.getState());
  const wasStored = before === undefined || tokenIn(before) === current;
  if (token === current || (token === null && !wasStored)) return;
  const hasLapsed = token === null && stored?.lapsed;
  store.dispatch(hasLapsed ? sessionEnded() : sessionSyncedFromOtherTab({ token }));
}
