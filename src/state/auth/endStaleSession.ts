import type { SiteDispatch, SiteState } from '../siteStore.ts';
import { isSessionLive, selectToken, sessionEnded } from './authSlice.ts';
import { isSessionTakenAway } from './storedSession.ts';

/**
 * To be dispatched before acting on a session: ends it if it has expired or is no longer in storage, without waiting
 * for the session listener. Returns whether there is a valid session.
 */
export const endStaleSession = () => (dispatch: SiteDispatch, getState: () => SiteState) => {
  const token = selectToken(getState());
  const isLive = isSessionLive(getState()) && !isSessionTakenAway(token);
  if (!isLive && token !== null) dispatch(sessionEnded());
  return isLive;
};
