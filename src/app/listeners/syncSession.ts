import { selectToken, sessionEnded, sessionSyncedFromOtherTab } from '../../state/auth/authSlice.ts';
import type { SiteStore } from '../../state/siteStore.ts';
import type { restoredFrom } from '../store/restore.ts';

/**
 * Takes over the session that another tab has written.
 *
 * @param stored the entry `persist:auth`; null where storage was cleared, which counts as a logout
 */
export function syncSession(store: SiteStore, stored: ReturnType<typeof restoredFrom.auth>): void {
  const token = stored?.token ?? null;
  if (token === selectToken(store.getState())) return;
  const hasLapsed = token === null && stored?.lapsed;
  store.dispatch(hasLapsed ? sessionEnded() : sessionSyncedFromOtherTab({ token }));
}
