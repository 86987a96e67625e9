import { draftsSyncedFromOtherTab } from '../../state/forms/draftsSlice.ts';
import type { DraftsState } from '../../state/forms/draftsSlice.ts';
import { mergedDrafts } from '../../state/forms/mergedDraft.ts';
import { selectStorageBlocked } from '../../state/noticesSlice.ts';
import { preferencesSyncedFromOtherTab } from '../../state/uiSlice.ts';
import { storageKeyOf } from '../store/persistedCodec.ts';
import type { PersistedSlice } from '../store/persistedCodec.ts';
import { restoredFrom } from '../store/restore.ts';
import { copyOfStorage } from '../store/webStorage.ts';
import type { SiteStore } from '../../state/siteStore.ts';
import { syncSession } from './syncSession.ts';

/**
 * Syncs what other tabs write: drafts, answer by answer, colour mode, paused motion. Each tab writes all drafts at once,
 * so one that had only its own would overwrite newer ones of other forms.
 *
 * @param read what lay in storage when this tab read it: what was written since nobody has told it
 * @param signal ends it
 */
export function startOtherTabsListener(
  store: SiteStore,
  read: ReturnType<typeof copyOfStorage>,
  signal?: AbortSignal,
): void {
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

  /** What lay in storage when this tab stopped listening: what lies there unchanged no other tab has written. */
  let left = read;
  const leave = () => {
    left = copyOfStorage();
  };

  /** What this tab could not write, as where storage is full, is not taken back by what lies there. */
  const catchUp = () => {
    const now = copyOfStorage();
    const changed = (name: PersistedSlice, follow: (text: string | null) => void) => {
      const key = storageKeyOf(name);
      if (now && now[key] !== left?.[key]) follow(now[key] ?? null);
    };
    if (!selectStorageBlocked(store.getState()))
      changed('drafts', (text) => syncDrafts(text, store.getState().drafts));
    changed('ui', syncPreferences);
    changed('auth', (text) => syncSession(store, text));
  };

  /**
   * A page restored from the back/forward cache has not heard of what was written meanwhile; some browsers tell it
   * afterwards, one write after another.
   */
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) catchUp();
  };

  // The script of the listeners may have been long on its way.
  catchUp();
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('storage', syncKey, { signal });
  window.addEventListener('pageshow', comeBack, { signal });
}
