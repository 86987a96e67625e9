import { useEffect } from 'react';
import { loggedInFlagSet, selectHasSession } from '../state/auth/authSlice.ts';
import { useSiteDispatch, useSiteSelector } from '../state/hooks.ts';

/**
 * On start and on every change of the token the header notes in the store whether somebody is logged in; nobody sees it
 * (specification HDR-07).
 */
export function LoggedInFlag() {
  const dispatch = useSiteDispatch();
  const hasSession = useSiteSelector(selectHasSession);
  useEffect(() => {
    dispatch(loggedInFlagSet(hasSession));
  }, [hasSession, dispatch]);
  return null;
}
