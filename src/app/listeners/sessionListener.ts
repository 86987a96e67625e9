import * as constants from '../../../contract/constants.ts';
import {
  accountChanged,
  selectClaims,
  selectLoggedOut,
  selectToken,
  sessionEnded,
  sessionSyncedFromOtherTab,
} from '../../state/auth/authSlice.ts';
import { claimsOf, isOver } from '../../state/auth/claims.ts';
import { isSessionTakenAway } from '../../state/auth/storedSession.ts';
import { pageOpened } from '../../state/navigationSlice.ts';
import { listenTo } from '../../state/siteStore.ts';
import type { SiteStore } from '../../state/siteStore.ts';
import { selectSubmission } from '../../state/forms/receiptSlice.ts';
import { selectMinutesLeft, sessionEndNeared, sessionRanOut } from '../../state/noticesSlice.ts';
import { storageKeyOf } from '../store/persistedCodec.ts';
import { storedToken } from '../store/restore.ts';
import { syncSession } from './syncFromOtherTab.ts';

/** The longest delay of a browser's timer, in milliseconds; a longer one fires at once. */
const longestTimer = 2 ** 31 - 1;

const minute = 60_000;
const halfMinute = minute / 2;

/** Minutes in so many milliseconds, rounded to the nearest; 0 in the last one. */
const minutesIn = (left: number) => (left <= minute ? 0 : Math.ceil(left / minute - 0.5));

/** How long until the notice changes or the session ends, both in milliseconds. */
function nextCheckIn(left: number): number {
  if (left > constants.sessionNotice) return left - constants.sessionNotice;
  const step = left % halfMinute || halfMinute;
  // One second later, because a token counts until its second is over.
  return step < left ? step : left + 1000;
}

/**
 * Ends a session whose token is expired, undecodable or no longer in storage: at start, at the moment it expires, on a
 * new page, and when the tab becomes visible or gets the focus. Announces the end in advance, and syncs logins and
 * logouts of other tabs. Entries in forms stay.
 *
 * @param signal removes the event listeners
 */
export function startSessionListener(store: SiteStore, signal?: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let endsAt = Infinity;
  /**
   * The account of the last session in this tab; after a reload it is taken from the receipt. Undefined where no
   * earlier session is known.
   */
  let lastAccount: string | null | undefined = selectSubmission(store.getState())?.owner ?? undefined;

  const announce = (left: number) => {
    const minutesLeft = minutesIn(left);
    if (left <= constants.sessionNotice && minutesLeft !== selectMinutesLeft(store.getState()))
      store.dispatch(sessionEndNeared({ minutesLeft }));
  };

  const check = () => {
    clearTimeout(timer);
    const token = selectToken(store.getState());
    const claims = selectClaims(store.getState());
    if (token !== null && (claims === null || isOver(claims) || isSessionTakenAway(token))) {
      // Another tab may have logged in again while this one was suspended.
      const stored = storedToken();
      store.dispatch(claimsOf(stored) ? sessionSyncedFromOtherTab({ token: stored }) : sessionEnded());
      return;
    }
    // A session that had ended before this visit and a logout are not announced as expired.
    const ranOut = token === null && Date.now() > endsAt;
    endsAt = claims?.expiresAt ? claims.expiresAt * 1000 : Infinity;
    if (claims) {
      const isOther = lastAccount !== undefined && lastAccount !== claims.email;
      lastAccount = claims.email;
      if (isOther) store.dispatch(accountChanged());
    }
    if (ranOut) store.dispatch(sessionRanOut());
    if (endsAt === Infinity) return;
    const left = endsAt - Date.now();
    announce(left);
    timer = setTimeout(check, Math.min(nextCheckIn(left), longestTimer));
  };

  const syncFromOtherTab = (event: StorageEvent) => {
    if (event.key !== storageKeyOf('auth') && event.key !== null) return;
    // Every tab ends an expired session by itself. What is left to sync is a login, a logout, or an end by the server.
    // A null key means that the whole storage was cleared, which counts as a logout, and not as an end by itself.
    if (event.key !== null) check();
    syncSession(store, event.newValue, event.key === null ? undefined : event.oldValue);
  };

  const checkIfVisible = () => {
    if (document.visibilityState === 'visible') check();
  };

  // Once the token has expired, the next action that changes the state ends the session, synchronously: RTK Query
  // dispatches `pending` before it reads the token for a call, so that no call carries an expired one. Actions that
  // change nothing are skipped, because RTK Query dispatches one of those while a component renders.
  store.dispatch(
    listenTo({
      predicate: (action, state, before) =>
        state !== before &&
        (selectToken(state) !== selectToken(before) || Date.now() > endsAt || pageOpened.match(action)),
      effect: check,
    }),
  );
  window.addEventListener('storage', syncFromOtherTab, { signal });
  window.addEventListener('focus', checkIfVisible, { signal });
  document.addEventListener('visibilitychange', checkIfVisible, { signal });
  check();
  // Another tab may have logged out while this one was closed, as a phone does with tabs in the background.
  if (lastAccount !== undefined && selectLoggedOut(store.getState()))
    store.dispatch(sessionSyncedFromOtherTab({ token: null }));
}
