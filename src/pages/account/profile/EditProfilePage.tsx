import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../../../contract/paths.ts';
import { Breadcrumbs } from '../../../components/page/Breadcrumbs.tsx';
import { Container } from '../../../components/page/Container.ts';
import { breadcrumbs } from '../../../content/breadcrumbs.ts';
import { profileCopy } from '../../../content/accounts/profile.ts';
import { selectLoggedOut } from '../../../state/auth/authSlice.ts';
import { pageHead } from '../../../theme/pageHead.ts';
import { sectionPadding } from '../../../theme/space.ts';
import { useSession } from '../../../state/auth/useSession.ts';
import { useSiteSelector } from '../../../state/hooks.ts';
import { LoadedProfile } from './LoadedProfile.tsx';
import { ProfileLoading } from './ProfileLoading.tsx';
import { toLogin, toLoginAfterSession } from './toLogin.ts';

const Head = styled('div')(({ theme }) => ({
  padding: `${pageHead.crumbs} 0 24px`,
  [theme.breakpoints.up('md')]: { paddingBottom: 36 },
}));

const Heading = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  marginTop: pageHead.formHeading,
  outline: 'none',
}));

const crumbs = [
  breadcrumbs.home,
  { label: profileCopy.settings, to: paths.settings },
  { label: profileCopy.heading },
];

/**
 * The email address of the account whose profile is shown. It stays when the session merely ends, because entries are
 * kept (specification D9); a logout, here or in another tab, clears it.
 */
function useOwner() {
  // Not `useFormAccount`, which does not check the clock: no profile is opened with a token that expired while the tab
  // slept.
  const { rehydrated, email } = useSession();
  const isLoggedOut = useSiteSelector(selectLoggedOut);
  const [last, setLast] = useState(email);
  if (email !== null && email !== last) setLast(email);
  return { rehydrated, isLoggedOut, owner: isLoggedOut ? null : last };
}

/** Edit profile (specification 2). */
export function EditProfilePage() {
  const { rehydrated, isLoggedOut, owner } = useOwner();
  if (rehydrated && owner === null)
    return <Navigate to={paths.login} replace state={isLoggedOut ? toLogin : toLoginAfterSession} />;
  return (
    <Container sx={{ paddingBottom: sectionPadding }}>
      <Head>
        <Breadcrumbs label={breadcrumbs.label} crumbs={crumbs} />
        <Heading tabIndex={-1}>{profileCopy.heading}</Heading>
      </Head>
      {owner === null ? <ProfileLoading /> : <LoadedProfile account={owner} />}
    </Container>
  );
}
