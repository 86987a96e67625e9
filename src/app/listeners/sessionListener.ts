import { constants } from '../../../contract/constants.ts';
import {
  accountChanged,
  selectClaims,
  selectToken,
  sessionEnded,
  sessionSyncedFromOtherTab,
} from '../../state/authSlice.ts';
import { claimsOf, isOver } from '../../state/claims.ts';
import { listenTo } from '../../state/hooks.ts';
import type { SiteStore } from '../../state/hooks.ts';
import { selectMinutesLeft, sessionEndNeared, sessionRanOut } from '../../state/noticesSlice.ts';
import { storageKeyOf, storedToken, tokenIn } from '../store/restore.ts';

/** The longest a browser's timer can wait, in milliseconds. */
const longestTimer = 2 ** 31 - 1;

const minute = 60_000;
const halfMinute = minute / 2;

/** Whole minutes as people count them: the nearest number, but none in the last one. */
const minutesIn = (left: number) => (left <= minute ? 0 : Math.ceil(left / minute - 0.5));

/** How long until the notice has something new to say, or the session is over. All in milliseconds. */
function nextLookAt(left: number): number {
  if (left > constants.sessionNotice) return left - constants.sessionNotice;
  const step = left % halfMinute || halfMinute;
  // One second later, because a token counts until its second is over.
  return step < left ? step : left + 1000;
}

/**
 * Keeps the session honest: an expired or undecodable token is removed at start, at the moment it expires and when the
 * tab is looked at or used again; the end is announced ahead; other tabs' logins and logouts are followed. Entries in
 * forms stay. Returns a stop function.
 */
export function startSessionListener(store: SiteStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ends = Infinity;
  /** Whose session was the last here; undefined before the first. */
  let account: string | null | undefined;

  const announce = (left: number) => {
    const minutesLeft = minutesIn(left);
    if (left <= constants.sessionNotice && minutesLeft !== selectMinutesLeft(store.getState()))
      store.dispatch(sessionEndNeared({ minutesLeft }));
  };

  const check = () => {
    clearTimeout(timer);
    const token = selectToken(store.getState());
    const claims = selectClaims(store.getState());
    if (token !== null && (claims === null || isOver(claims))) {
      // Another tab may have logged in anew while this one slept.
      const stored = storedToken();
      store.dispatch(claimsOf(stored) ? sessionSyncedFromOtherTab({ token: stored }) : sessionEnded());
      return;
    }
    // What was over before this visit began is no news, and a logout is no end.
    const ranOut = token === null && Date.now() > ends;
    ends = claims?.expiresAt ? claims.expiresAt * 1000 : Infinity;
    if (claims) {
      const before = account;
      account = claims.email;
      if (before !== undefined && before !== account) store.dispatch(accountChanged());
    }
    if (ranOut) store.dispatch(sessionRanOut());
    if (ends === Infinity) return;
    const left = ends - Date.now();
    announce(left);
    timer = setTimeout(check, Math.min(nextLookAt(left), longestTimer));
  };

  const follow = (event: StorageEvent) => {
    if (event.key !== storageKeyOf('auth') && event.key !== null) return;
    // All tabs see a session end by themselves; what remains is a login or a logout.
    check();
    const token = event.key === null ? null : tokenIn(event.newValue);
    if (token !== selectToken(store.getState())) store.dispatch(sessionSyncedFromOtherTab({ token }));
  };

  const look = () => {
    if (document.visibilityState === 'visible') check();
  };

  // An action that meets an expired token is followed by the end of the session in the same turn: RTK Query announces a
  // call before it reads the token for it, so that no call takes one along that does not count any more. Actions that
  // change nothing are passed over, because RTK Query dispatches one of those while a component renders.
  const stopListening = store.dispatch(
    listenTo({
      predicate: (_, state, before) =>
        state !== before && (selectToken(state) !== selectToken(before) || Date.now() > ends),
      effect: check,
    }),
  );
  window.addEventListener('storage', follow);
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  check();

  return () => {
    stopListening();
    clearTimeout(timer);
    window.removeEventListener('storage', follow);
    window.removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', look);
  };
}
