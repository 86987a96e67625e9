import type { SiteStore } from '../../state/siteStore.ts';
import { storageKeyOf } from '../store/persistedCodec.ts';
import { restoredFrom } from '../store/restore.ts';
import { syncDrafts, syncPreferences } from './syncFromOtherTab.ts';

/**
 * Syncs what other tabs write to local storage: drafts (answer by answer), colour mode, paused motion. Each tab writes
 * all drafts at once, so a tab that knew only its own would overwrite newer drafts of other forms. The session is synced by
 * `sessionListener.ts`.
 *
 * @param signal removes the event listener
 */
export function startOtherTabsListener(store: SiteStore, signal?: AbortSignal): void {
  const syncKey = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === storageKeyOf('drafts')) syncDrafts(store, newValue, restoredFrom.drafts(oldValue) ?? {});
    if (key === storageKeyOf('ui')) syncPreferences(store, newValue);
    // A null key means that the whole storage was cleared.
    if (key === null) syncDrafts(store, null, store.getState().drafts);
  };

  window.addEventListener('storage', syncKey, { signal });
}
