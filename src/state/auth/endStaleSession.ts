import type { SiteDispatch, SiteState } from '../siteStore.ts';
import { isSessionLive, selectToken, sessionEnded } from './authSlice.ts';

/**
 * For whoever acts on a session: ends one that no longer counts by the clock, ahead of the session listener. Answers
 * whether there is one that does.
 */
export const endStaleSession = () => (dispatch: SiteDispatch, getState: () => SiteState) => {
  const isLive = isSessionLive(getState());
  if (!isLive && selectToken(getState()) !== null) dispatch(sessionEnded());
  return isLive;
};
