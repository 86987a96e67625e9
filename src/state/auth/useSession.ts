import { useState } from 'react';
import { selectClaims, selectToken } from './authSlice.ts';
import { isOver } from './claims.ts';
import { useSiteSelector } from '../hooks.ts';
import { isRehydrated } from '../isRehydrated.ts';

/**
 * The session of this visitor. The clock is read once, on mount: a tab that was suspended may hold a token that has
 * expired meanwhile, which must not be rendered as a session. From then on the session listener ends an expired
 * session. `rehydrated`: storage has been read, so that a missing token means a missing session.
 */
export function useSession() {
  const rehydrated = useSiteSelector(({ auth }) => isRehydrated(auth));
  const token = useSiteSelector(selectToken);
  const claims = useSiteSelector(selectClaims);
  const [mountedAt] = useState(() => Date.now());
  const hasSession = claims !== null && !isOver(claims, mountedAt);
  return { rehydrated, token, hasSession, email: hasSession ? claims.email : null };
}
