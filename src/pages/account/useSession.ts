import { useEffect } from 'react';
import { selectAccountEmail, selectHasSession, selectToken, sessionEnded } from '../../state/authSlice.ts';
import { useSiteDispatch, useSiteSelector } from '../../state/hooks.ts';
import { isRemembered } from '../../state/remembered.ts';

/**
 * Who looks at this page. A token that is expired or cannot be decoded is removed on the way, however the visitor came
 * here (specification section 4). `known`: storage has been read, so that a missing token means a missing session.
 */
export function useSession() {
  const dispatch = useSiteDispatch();
  const known = useSiteSelector(({ auth }) => isRemembered(auth));
  const token = useSiteSelector(selectToken);
  const hasSession = useSiteSelector(selectHasSession);
  const email = useSiteSelector(selectAccountEmail);

  useEffect(() => {
    if (known && token !== null && !hasSession) dispatch(sessionEnded());
  }, [known, token, hasSession, dispatch]);

  return { known, token, hasSession, email };
}
