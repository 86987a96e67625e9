import { draftsSyncedFromOtherTab } from '../../state/forms/draftsSlice.ts';
import type { DraftsState } from '../../state/forms/draftsSlice.ts';
import { mergedDrafts } from '../../state/forms/mergedDraft.ts';
import { selectStorageBlocked } from '../../state/noticesSlice.ts';
import { preferencesSyncedFromOtherTab } from '../../state/uiSlice.ts';
import { storageKeyOf } from '../store/persistedCodec.ts';
import { restoredFrom } from '../store/restore.ts';
import type { SiteStore } from '../../state/hooks.ts';
import { syncSession } from './syncSession.ts';

/**
 * Syncs what other tabs write: drafts, answer by answer, colour mode, paused motion. Each tab writes all drafts at once,
 * so one that had only its own would overwrite newer ones of other forms.
 *
 * @param signal ends it
 */
export function startOtherTabsListener(store: SiteStore, signal?: AbortSignal): void {
  const syncDrafts = (text: string | null, before: DraftsState) => {
    const written = restoredFrom.drafts(text);
    if (!written) return;
    const drafts = mergedDrafts(store.getState().drafts, written);
    store.dispatch(draftsSyncedFromOtherTab({ drafts, before }));
  };

  const syncPreferences = (text: string | null) => {
    const preferences = restoredFrom.ui(text);
    if (preferences) store.dispatch(preferencesSyncedFromOtherTab(preferences));
  };

  const syncKey = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === storageKeyOf('drafts')) syncDrafts(newValue, restoredFrom.drafts(oldValue) ?? {});
    if (key === storageKeyOf('ui')) syncPreferences(newValue);
    // Everything was cleared.
    if (key === null) syncDrafts(null, store.getState().drafts);
  };

  /** A page restored from the back/forward cache has missed the events meanwhile. */
  const syncAll = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || selectStorageBlocked(store.getState())) return;
    const { localStorage } = window;
    syncDrafts(localStorage.getItem(storageKeyOf('drafts')), store.getState().drafts);
    syncPreferences(localStorage.getItem(storageKeyOf('ui')));
    syncSession(store, localStorage.getItem(storageKeyOf('auth')));
  };

  window.addEventListener('storage', syncKey, { signal });
  window.addEventListener('pageshow', syncAll, { signal });
}
