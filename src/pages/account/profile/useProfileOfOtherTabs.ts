import { useCallback, useEffect, useRef } from 'react';
import type { Profile } from '../../../../contract/accounts.ts';
import { profileOf } from '../../../../contract/responses.ts';
import { profileSaved } from '../../../api/accountsApi.ts';
import { useSiteDispatch } from '../../../state/hooks.ts';
import { recordOf } from '../../../state/readers.ts';

/**
 * Tabs with the profile of the same account open tell each other what was saved, so that none saves what it had read
 * before over it. Nothing of it is stored.
 *
 * @returns tells the other tabs what was saved in this one
 */
export function useProfileOfOtherTabs(account: string): (saved: Profile) => void {
  const dispatch = useSiteDispatch();
  const channelRef = useRef<BroadcastChannel>(null);
  useEffect(() => {
    if (!('BroadcastChannel' in window)) return undefined;
    const channel = new BroadcastChannel('profile');
    channelRef.current = channel;
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = recordOf(data);
      const saved = profileOf(message['saved']);
      if (saved && message['account'] === account) dispatch(profileSaved(account, saved));
    });
    return () => {
      channel.close();
      channelRef.current = null;
    };
  }, [account, dispatch]);
  return useCallback((saved) => channelRef.current?.postMessage({ account, saved }), [account]);
}
