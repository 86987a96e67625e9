import { useEffect, useRef } from 'react';
import { paths } from '../../../../contract/paths.ts';
import { accountNumberOf } from '../../../api/accountNumber.ts';
import { profileSaved, useLoadProfileQuery } from '../../../api/accountsApi.ts';
import { apiErrorOf } from '../../../api/apiError.ts';
import { ProfileForm } from '../../../forms/account/profile/ProfileForm.tsx';
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
    if (data) askedRef.current = refetch();
  });

  if (isLoading) return <ProfileLoading />;
  if (!data) return <ProfileLoadError error={apiErrorOf(error)} retry={() => void refetch()} back={goBack} />;
  // The address is the account's own, whatever the answer left out.
  const { jobApplications: _shownElsewhere, ...answers } = data;
  const profile = { ...answers, email: answers.email || account };
  return (
    <ProfileForm
      profile={profile}
      onSaved={(saved) => {
        // An answer on its way may be older than what was saved.
        askedRef.current?.abort();
        dispatch(profileSaved(account, saved));
        tellOtherTabs(saved);
      }}
      onBegun={askAgain}
      onBack={goBack}
    />
  );
}
