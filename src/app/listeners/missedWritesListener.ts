import { selectStorageBlocked } from '../../state/noticesSlice.ts';
import type { SiteState, SiteStore } from '../../state/siteStore.ts';
import { storageKeyOf } from '../store/persistedCodec.ts';
import type { PersistedSliceName } from '../store/persistedCodec.ts';
import { restoredFrom } from '../store/restore.ts';
import { copyOfStorage } from '../store/webStorage.ts';
import { syncDrafts, syncPreferences, syncSession } from './syncFromOtherTab.ts';

const accountOf = (auth: Partial<SiteState['auth']> | null) => auth?.claims?.email ?? null;

/**
 * Syncs what other tabs wrote while this one received no storage events: before its listeners had been loaded, and in the
 * back/forward cache.
 *
 * @param read what was in storage when this tab read it
 * @param signal removes the event listeners
 */
export function startMissedWritesListener(
  store: SiteStore,
  read: ReturnType<typeof copyOfStorage>,
  signal?: AbortSignal,
): void {
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
   * @param from whether the page has just been loaded, or comes from the back/forward cache
   */
  const catchUp = (from: 'load' | 'cache') => {
    const now = copyOfStorage();
    const changed = (
      name: PersistedSliceName,
      follow: (written: string | null, before: string | null) => void,
    ) => {
      const key = storageKeyOf(name);
      if (now && now[key] !== left?.[key]) follow(now[key] ?? null, left?.[key] ?? null);
    };
    if (!selectStorageBlocked(store.getState()))
      changed('drafts', (written) => syncDrafts(store, written, store.getState().drafts));
    changed('ui', (written) => syncPreferences(store, written));
    changed('auth', (written, before) => {
      const stored = restoredFrom.auth(written);
      const isOtherVisitor = !stored?.lapsed && (last.lapsed || accountOf(stored) !== accountOf(last));
      if (from === 'cache' && isOtherVisitor) {
        document.body.hidden = true;
        window.location.reload();
      }
      // Whoever comes back to a page must not find a session on it that no other tab knows.
      syncSession(store, written, from === 'cache' ? undefined : before);
    });
  };

  /**
   * A page in the back/forward cache gets no storage events; some browsers deliver them after it is restored, one write
   * after another. Its account may have logged out since, in this tab: whoever presses Back then must not see what was
   * on the page, which is hidden at once and loaded again, as after any other change of who is logged in. A page that
   * stayed open beside the tab of the logout keeps its entries.
   */
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) catchUp('cache');
  };

  catchUp('load');
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('pageshow', comeBack, { signal });
}
