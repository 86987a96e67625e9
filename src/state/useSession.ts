import { useState } from 'react';
import { selectClaims, selectToken } from './authSlice.ts';
import { isOver } from './claims.ts';
import { useSiteSelector } from './hooks.ts';
import { isRehydrated } from './rehydrated.ts';

/**
 * Who looks at this page. The clock is asked once, when the part comes: a tab that slept may bring a token that ran out
 * meanwhile, and nothing of it may be drawn. From then on the session listener ends what runs out.
 * `rehydrated`: storage has been read, so that a missing token means a missing session.
 */
export function useSession() {
  const rehydrated = useSiteSelector(({ auth }) => isRehydrated(auth));
  const token = useSiteSelector(selectToken);
  const claims = useSiteSelector(selectClaims);
  const [arrivedAt] = useState(() => Date.now());
  const hasSession = claims !== null && !isOver(claims, arrivedAt);
  return { rehydrated, token, hasSession, email: hasSession ? claims.email : null };
}
