import { selectAccountEmail, selectHasSession, selectToken } from '../../state/authSlice.ts';
import { useSiteSelector } from '../../state/hooks.ts';
import { isRehydrated } from '../../state/rehydrated.ts';

/**
 * Who looks at this page. A token that expired unnoticed is removed on the way here by the session's watch (src/app) and
 * counts for nothing before. `known`: storage has been read, so that a missing token means a missing session.
 */
export function useSession() {
  const known = useSiteSelector(({ auth }) => isRehydrated(auth));
  const token = useSiteSelector(selectToken);
  const hasSession = useSiteSelector(selectHasSession);
  const email = useSiteSelector(selectAccountEmail);
  return { known, token, hasSession, email };
}
