import { useEffect } from 'react';
import { loggedInFlagSet, selectToken } from '../../state/authSlice.ts';
import { claimsOf } from '../../state/claims.ts';
import { useSiteDispatch, useSiteSelector } from '../../state/hooks.ts';

/**
 * On start and on every change of the token the header notes in the store whether somebody is logged in; nobody sees it
 * (specification HDR-07).
 */
export function LoggedInFlag() {
  const dispatch = useSiteDispatch();
  const token = useSiteSelector(selectToken);
  useEffect(() => {
    dispatch(loggedInFlagSet(claimsOf(token) !== null));
  }, [token, dispatch]);
  return null;
}
