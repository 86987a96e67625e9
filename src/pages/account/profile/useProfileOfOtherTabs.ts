import { useCallback } from 'react';
import { profileOf } from '../../../../contract/responses.ts';
import { profileSaved } from '../../../api/accountsApi.ts';
import type { ProfileVersion } from '../../../forms/account/profile/useSaveProfile.ts';
import { useSiteDispatch } from '../../../state/hooks.ts';
import { useTabChannel } from '../../../state/useTabChannel.ts';

/**
 * Sends saved profiles between the tabs in which the profile of the same account is open, so that no tab overwrites
 * them with older values.
 *
 * @returns sends the other tabs what was saved in this one
 */
export function useProfileOfOtherTabs(account: string): (saved: ProfileVersion) => void {
  const dispatch = useSiteDispatch();
  const sendToTabs = useTabChannel('profile', (message) => {
    const saved = profileOf(message['saved']);
    const etag = typeof message['etag'] === 'string' ? message['etag'] : undefined;
    if (saved && message['account'] === account) dispatch(profileSaved(account, { ...saved, etag }));
  });
  return useCallback(
    ({ profile, etag }) => sendToTabs({ account, saved: profile, etag }),
    [sendToTabs, account],
  );
}
