import type { SiteDispatch, SiteState } from '../siteStore.ts';
import { isSessionLive, selectToken, sessionEnded } from './authSlice.ts';
import { isSessionTakenAway } from './storedSession.ts';

/**
 * For whoever acts on a session: ends one that no longer counts by the clock, or is no longer in storage, ahead of the
 * session listener. Answers whether there is one that does.
 */
export const endStaleSession = () => (dispatch: SiteDispatch, getState: () => SiteState) => {
  const isLive = isSessionLive(getState()) && !isSessionTakenAway();
  if (!isLive && selectToken(getState()) !== null) dispatch(sessionEnded());
  return isLive;
};
