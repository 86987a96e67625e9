import { draftsSyncedFromOtherTab } from '../../state/forms/draftsSlice.ts';
import type { DraftsState } from '../../state/forms/draftsSlice.ts';
import { mergedDrafts } from '../../state/forms/mergedDraft.ts';
import { inStorage } from '../../state/inStorage.ts';
import { selectStorageBlocked } from '../../state/noticesSlice.ts';
import { preferencesSyncedFromOtherTab } from '../../state/uiSlice.ts';
import { storageKeyOf } from '../store/persistedCodec.ts';
import { restoredFrom } from '../store/restore.ts';
import type { SiteStore } from '../../state/siteStore.ts';
import { syncSession } from './syncSession.ts';

/** Undefined where storage is blocked. */
const textsInStorage = () =>
  inStorage('localStorage', (storage) => ({
    drafts: storage.getItem(storageKeyOf('drafts')),
    ui: storage.getItem(storageKeyOf('ui')),
    auth: storage.getItem(storageKeyOf('auth')),
  }));

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

  /** What lay in storage when the page was left: what lies there unchanged no other tab has written. */
  let left: ReturnType<typeof textsInStorage>;
  const leave = () => {
    left = textsInStorage();
  };

  /**
   * A page restored from the back/forward cache has not heard of what was written meanwhile; some browsers tell it
   * afterwards, one write after another. What this tab could not write, as where storage is full, is not taken back by what
   * lies there.
   */
  const syncAll = ({ persisted }: PageTransitionEvent) => {
    const now = persisted && textsInStorage();
    if (!now) return;
    if (!selectStorageBlocked(store.getState())) syncDrafts(now.drafts, store.getState().drafts);
    if (now.ui !== left?.ui) syncPreferences(now.ui);
    if (now.auth !== left?.auth) syncSession(store, now.auth);
  };

  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('storage', syncKey, { signal });
  window.addEventListener('pageshow', syncAll, { signal });
}
