import { useEffect } from 'react';
import { loggedInFlagSet, selectHasSession } from '../state/auth/authSlice.ts';
import { useSiteDispatch, useSiteSelector } from '../state/hooks.ts';

/**
 * Sets the flag in the store that says whether somebody is logged in, on start and on every change of the token.
 * Nothing visible depends on it (specification HDR-07).
 */
export function LoggedInFlag() {
  const dispatch = useSiteDispatch();
  const hasSession = useSiteSelector(selectHasSession);
  useEffect(() => {
    dispatch(loggedInFlagSet(hasSession));
  }, [hasSession, dispatch]);
  return null;
}
