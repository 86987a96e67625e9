import { selectToken, sessionEnded, sessionSyncedFromOtherTab } from '../../state/auth/authSlice.ts';
import type { SiteStore } from '../../state/siteStore.ts';
import type { restoredFrom } from '../store/restore.ts';

/**
 * Takes over the session that another tab has written. A tab ends only a session that it found in storage: one that could
 * not be stored lasts for the visit (specification STORE-08), while other tabs write that they have none.
 *
 * @param stored the entry `persist:auth`; null where storage was cleared, which counts as a logout
 * @param before the token in that entry until then
 */
export function syncSession(
  store: SiteStore,
  stored: ReturnType<typeof restoredFrom.auth>,
  before: string | null,
): void {
  const token = stored?.token ?? null;
  const current = selectToken(store.getState());
  if (token === current || (token === null && before !== current)) return;
  const hasLapsed = token === null && stored?.lapsed;
  store.dispatch(hasLapsed ? sessionEnded() : sessionSyncedFromOtherTab({ token }));
}
