import { useEffect, useEffectEvent } from 'react';
import { selectAccountEmail } from '../../../state/auth/authSlice.ts';
import { useSiteStore } from '../../../state/hooks.ts';

/**
 * Asks for the profile again when its visitor comes back to the tab, be it from another program or to a phone that was
 * locked. It may have been saved on another device meanwhile, and what was read before would be saved over that.
 *
 * @returns asks again, for the moment in which the visitor begins to change it: nobody comes back to a tab that was in view
 */
export function useProfileOfOtherDevices(account: string, ask: () => void): () => void {
  const store = useSiteStore();
  const askAgain = () => {
    // After the end of the session what was typed is still there, and nobody is asked.
    if (!document.hidden && selectAccountEmail(store.getState()) === account) ask();
  };
  const askOnReturn = useEffectEvent(askAgain);
  useEffect(() => {
    const listen = () => askOnReturn();
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, []);
  return askAgain;
}
