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

/** The loading screen shows while the page reads its data, however that ends. */
function usePageLoading(loading: boolean): void {
  const dispatch = useSiteDispatch();
  useEffect(() => {
    if (!loading) return undefined;
    dispatch(loadingStarted('page'));
    return () => void dispatch(loadingEnded('page'));
  }, [loading, dispatch]);
}

/** The address is the account's own, whatever the answer left out. */
function versionOf(stored: StoredProfile, account: string): ProfileVersion {
  const { jobApplications: _shownElsewhere, etag, ...answers } = stored;
  return { profile: { ...answers, email: answers.email || account }, etag };
}

/**
 * Fetches the profile of an account. Only what was fetched can be edited (specification D33). What is fetched once more is
 * fetched behind the form, which stays whatever comes of that.
 */
export function LoadedProfile({ account }: { account: string }) {
  const { currentData: data, error, isFetching, refetch } = useLoadProfileQuery(accountNumberOf(account));
  const isLoading = isFetching && !data;
  const dispatch = useSiteDispatch();
  const goBack = useGoBack(paths.settings);
  const tellOtherTabs = useProfileOfOtherTabs(account);
  usePageLoading(isLoading);
  const askedRef = useRef<ReturnType<typeof refetch>>(undefined);
  const askAgain = useProfileOfOtherDevices(account, () => {
    // While an answer is on its way, asking again only waits for that one.
    if (data && !isFetching) askedRef.current = refetch();
  });
  const reload = async () => {
    // An answer on its way may be older than what another device has saved.
    askedRef.current?.abort();
    await askedRef.current;
    const { data: stored, error: failure } = await refetch();
    // After a failure the data are those of before.
    return failure || !stored ? { error: apiErrorOf(failure) } : versionOf(stored, account);
  };

  if (isLoading) return <ProfileLoading />;
  if (!data) return <ProfileLoadError error={apiErrorOf(error)} retry={() => void refetch()} back={goBack} />;
  return (
    <ProfileForm
      {...versionOf(data, account)}
      reload={reload}
      onSaved={(saved) => {
        // An answer on its way may be older than what was saved.
        askedRef.current?.abort();
        dispatch(profileSaved(account, { ...saved.profile, etag: saved.etag }));
        tellOtherTabs(saved);
      }}
      onBegun={askAgain}
      onBack={goBack}
    />
  );
}
