import { draftsSyncedFromOtherTab } from '../../state/forms/draftsSlice.ts';
import type { DraftsState } from '../../state/forms/draftsSlice.ts';
import { mergedDrafts } from '../../state/forms/mergedDraft.ts';
import { selectStorageBlocked } from '../../state/noticesSlice.ts';
import { preferencesSyncedFromOtherTab } from '../../state/uiSlice.ts';
import { storageKeyOf } from '../store/persistedCodec.ts';
import type { PersistedSliceName } from '../store/persistedCodec.ts';
import { restoredFrom } from '../store/restore.ts';
import { copyOfStorage } from '../store/webStorage.ts';
import type { SiteState, SiteStore } from '../../state/siteStore.ts';
import { syncSession } from './syncSession.ts';

const accountOf = (auth: Partial<SiteState['auth']> | null) => auth?.claims?.email ?? null;

/**
 * Syncs what other tabs write to local storage: drafts (answer by answer), colour mode, paused motion. Each tab writes
 * all drafts at once, so a tab that knew only its own would overwrite newer drafts of other forms.
 *
 * @param read what was in storage when this tab read it; no storage event has reported what was written since
 * @param signal removes the event listeners
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
    // A null key means that the whole storage was cleared.
    if (key === null) syncDrafts(null, store.getState().drafts);
  };

  /**
   * What was in storage when this tab stopped receiving storage events; at first what it had read. An entry that still
   * equals it has not been written by another tab since. `last` is the session then.
   */
  let left = read;
  let last = store.getState().auth;
  const leave = () => {
    left = copyOfStorage();
    last = store.getState().auth;
  };

  /**
   * Syncs the entries of storage that changed while this tab did not listen. Drafts are left out where this tab could
   * not write its own, as when storage is full: the older ones in storage would replace them.
   */
  const catchUp = (isBack = false) => {
    const now = copyOfStorage();
    const changed = (name: PersistedSliceName, follow: (text: string | null) => void) => {
      const key = storageKeyOf(name);
      if (now && now[key] !== left?.[key]) follow(now[key] ?? null);
    };
    if (!selectStorageBlocked(store.getState()))
      changed('drafts', (text) => syncDrafts(text, store.getState().drafts));
    changed('ui', syncPreferences);
    changed('auth', (text) => {
      const stored = restoredFrom.auth(text);
      const isOtherVisitor = !stored?.lapsed && (last.lapsed || accountOf(stored) !== accountOf(last));
      if (isBack && isOtherVisitor) {
        document.body.hidden = true;
        window.location.reload();
      }
      syncSession(store, stored);
    });
  };

  /**
   * A page in the back/forward cache gets no storage events; some browsers deliver them after it is restored, one write
   * after another. Its account may have logged out since, in this tab: whoever presses Back then must not see what was
   * on the page, which is hidden at once and loaded again, as after any other change of who is logged in. A page that
   * stayed open beside the tab of the logout keeps its entries.
   */
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) catchUp(true);
  };

  // Other tabs may have written while the chunk of the listeners was loading.
  catchUp();
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('storage', syncKey, { signal });
  window.addEventListener('pageshow', comeBack, { signal });
}
