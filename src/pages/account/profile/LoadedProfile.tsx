import { useEffect, useRef } from 'react';
import { paths } from '../../../../contract/paths.ts';
import { accountNumberOf } from '../../../api/accountNumber.ts';
import { profileSaved, useLoadProfileQuery } from '../../../api/accountsApi.ts';
import type { StoredProfile } from '../../../api/accountsApi.ts';
import { apiErrorOf } from '../../../api/apiError.ts';
import { ProfileForm } from '../../../forms/account/profile/ProfileForm.tsx';
import type { ProfileVersion } from '../../../forms/account/profile/useSaveProfile.ts';
import { useGoBack } from '../../../navigation/useGoBack.ts';
import { useSiteDispatch } from '../../../state/hooks.ts';
import { loadingEnded, loadingStarted } from '../../../state/uiSlice.ts';
import { ProfileLoadError } from './ProfileLoadError.tsx';
import { ProfileLoading } from './ProfileLoading.tsx';
import { useProfileOfOtherDevices } from './useProfileOfOtherDevices.ts';
import { useProfileOfOtherTabs } from './useProfileOfOtherTabs.ts';

/** Shows the loading screen while the page loads its data, whether that succeeds or fails. */
function usePageLoading(loading: boolean): void {
  const dispatch = useSiteDispatch();
  useEffect(() => {
    if (!loading) return undefined;
    dispatch(loadingStarted('page'));
    return () => void dispatch(loadingEnded('page'));
  }, [loading, dispatch]);
}

/** A stored profile for the form. If the answer lacks the email address, it is that of the account. */
function versionOf(stored: StoredProfile, account: string): ProfileVersion {
  const { jobApplications: _shownElsewhere, etag, ...answers } = stored;
  return { profile: { ...answers, email: answers.email || account }, etag };
}

/**
 * Fetches the profile of an account. Only what was fetched can be edited (specification D33). Later fetches run behind
 * the form, which stays even if they fail.
 */
export function LoadedProfile({ account }: { account: string }) {
  const { currentData: data, error, isFetching, refetch } = useLoadProfileQuery(accountNumberOf(account));
  const isLoading = isFetching && !data;
  const dispatch = useSiteDispatch();
  const goBack = useGoBack(paths.settings);
  const tellOtherTabs = useProfileOfOtherTabs(account);
  usePageLoading(isLoading);
  const refetchRef = useRef<ReturnType<typeof refetch>>(undefined);
  const askAgain = useProfileOfOtherDevices(account, () => {
    // While a request is under way, `refetch` would only wait for its answer.
    if (data && !isFetching) refetchRef.current = refetch();
  });
  const reload = async () => {
    // The answer to a request under way may be older than what another device has saved.
    refetchRef.current?.abort();
    await refetchRef.current;
    const { data: stored, error: failure } = await refetch();
    // After a failure `data` still holds the previous answer.
    return failure || !stored ? { error: apiErrorOf(failure) } : versionOf(stored, account);
  };

  if (isLoading) return <ProfileLoading />;
  if (!data) return <ProfileLoadError error={apiErrorOf(error)} retry={() => void refetch()} back={goBack} />;
  return (
    <ProfileForm
      {...versionOf(data, account)}
      reload={reload}
      onSaved={(saved) => {
        // The answer to a request under way may be older than what was saved.
        refetchRef.current?.abort();
        dispatch(profileSaved(account, { ...saved.profile, etag: saved.etag }));
        tellOtherTabs(saved);
      }}
      onBegun={askAgain}
      onBack={goBack}
    />
  );
}
