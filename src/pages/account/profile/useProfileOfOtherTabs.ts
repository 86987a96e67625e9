import { useCallback } from 'react';
import type { Profile } from '../../../../contract/accounts.ts';
import { profileOf } from '../../../../contract/responses.ts';
import { profileSaved } from '../../../api/accountsApi.ts';
import { useSiteDispatch } from '../../../state/hooks.ts';
import { useTabChannel } from '../../../state/useTabChannel.ts';

/**
 * Tabs with the profile of the same account open tell each other what was saved, so that none saves what it had read
 * before over it.
 *
 * @returns tells the other tabs what was saved in this one
 */
export function useProfileOfOtherTabs(account: string): (saved: Profile) => void {
  const dispatch = useSiteDispatch();
  const tell = useTabChannel('profile', (message) => {
    const saved = profileOf(message['saved']);
    if (saved && message['account'] === account) dispatch(profileSaved(account, saved));
  });
  return useCallback((saved) => tell({ account, saved }), [tell, account]);
}
