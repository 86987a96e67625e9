import { selectToken, sessionEnded, sessionSyncedFromOtherTab } from '../../state/auth/authSlice.ts';
import type { SiteStore } from '../../state/siteStore.ts';
import { restoredFrom } from '../store/restore.ts';

/**
 * Takes over the session that another tab has written.
 *
 * @param text the entry `persist:auth`; null where storage was cleared, which counts as a logout
 */
export function syncSession(store: SiteStore, text: string | null): void {
  const stored = restoredFrom.auth(text);
  const token = stored?.token ?? null;
  if (token === selectToken(store.getState())) return;
  const hasLapsed = token === null && stored?.lapsed;
  store.dispatch(hasLapsed ? sessionEnded() : sessionSyncedFromOtherTab({ token }));
}
