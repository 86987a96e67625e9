import { useEffect, useEffectEvent } from 'react';
import { selectAccountEmail } from '../../../state/auth/authSlice.ts';
import { useSiteStore } from '../../../state/hooks.ts';

/**
 * Requests the profile again when its visitor comes back to the tab, from another program or to a phone that was
 * locked. It may have been saved on another device meanwhile, and a save here would overwrite that with older values.
 *
 * @returns requests it again; to be called when the visitor begins to change the profile, because a tab that stayed in
 * view gets no `visibilitychange`
 */
export function useProfileOfOtherDevices(account: string, ask: () => void): () => void {
  const store = useSiteStore();
  const askAgain = () => {
    // After the session has ended the form is still open, but the server would refuse the request.
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
