import { selectToken, sessionEnded, sessionFollowed } from '../state/authSlice.ts';
import { claimsOf } from '../state/claims.ts';
import type { SiteStore } from './store.ts';
import { tokenIn } from './storage.ts';

/** The longest a browser's timer can wait, in milliseconds. */
const longestTimer = 2 ** 31 - 1;

/**
 * Keeps the session honest: an expired or undecodable token is removed at start, at the moment it expires and when the
 * tab is looked at again; other tabs' logins and logouts are followed. Entries in forms stay. Returns a stop function.
 */
export function watchSession(store: SiteStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let known: string | null = null;

  const check = () => {
    const token = selectToken(store.getState());
    const claims = claimsOf(token);
    if (token !== null && claims === null) {
      store.dispatch(sessionEnded());
      return;
    }
    known = token;
    clearTimeout(timer);
    if (claims?.expiresAt) {
      // One second later, because a token counts until its second is over.
      const wait = claims.expiresAt * 1000 - Date.now() + 1000;
      timer = setTimeout(check, Math.min(wait, longestTimer));
    }
  };

  const follow = (event: StorageEvent) => {
    if (event.key !== 'persist:auth' && event.key !== null) return;
    const token = event.key === null ? null : tokenIn(event.newValue);
    if (token !== selectToken(store.getState())) store.dispatch(sessionFollowed({ token }));
  };

  const look = () => {
    if (document.visibilityState === 'visible') check();
  };

  const unsubscribe = store.subscribe(() => {
    if (selectToken(store.getState()) !== known) check();
  });
  window.addEventListener('storage', follow);
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  check();

  return () => {
    unsubscribe();
    clearTimeout(timer);
    window.removeEventListener('storage', follow);
    window.removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', look);
  };
}
