import { selectToken, sessionSyncedFromOtherTab } from '../../state/authSlice.ts';
import { draftsSyncedFromOtherTab } from '../../state/draftsSlice.ts';
import type { DraftsState } from '../../state/draftsSlice.ts';
import { selectStorageBlocked } from '../../state/noticesSlice.ts';
import { preferencesSyncedFromOtherTab } from '../../state/uiSlice.ts';
import { restoredFrom, storageKeyOf, storedToken } from '../store/restore.ts';
import type { SiteStore } from '../../state/hooks.ts';

/**
 * Follows what other tabs write: drafts, colours, paused motion. Each tab writes all drafts at once, so one that knew
 * only its own would put back older ones of other forms. Returns a stop function.
 */
export function startOtherTabsListener(store: SiteStore): () => void {
  const followDrafts = (text: string | null, before: DraftsState) => {
    const drafts = restoredFrom.drafts(text);
    if (drafts) store.dispatch(draftsSyncedFromOtherTab({ drafts, before }));
  };

  const followPreferences = (text: string | null) => {
    const preferences = restoredFrom.ui(text);
    if (preferences) store.dispatch(preferencesSyncedFromOtherTab(preferences));
  };

  const follow = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === storageKeyOf('drafts')) followDrafts(newValue, restoredFrom.drafts(oldValue) ?? {});
    if (key === storageKeyOf('ui')) followPreferences(newValue);
    // Everything was cleared.
    if (key === null) followDrafts(null, store.getState().drafts);
  };

  /** A page that comes back out of the browser's memory has heard nothing meanwhile. */
  const catchUp = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || selectStorageBlocked(store.getState())) return;
    const { localStorage } = window;
    followDrafts(localStorage.getItem(storageKeyOf('drafts')), store.getState().drafts);
    followPreferences(localStorage.getItem(storageKeyOf('ui')));
    const token = storedToken();
    if (token !== selectToken(store.getState())) store.dispatch(sessionSyncedFromOtherTab({ token }));
  };

  window.addEventListener('storage', follow);
  window.addEventListener('pageshow', catchUp);
  return () => {
    window.removeEventListener('storage', follow);
    window.removeEventListener('pageshow', catchUp);
  };
}
