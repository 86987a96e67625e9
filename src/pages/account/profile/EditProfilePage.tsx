import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../../../contract/paths.ts';
import { Breadcrumbs } from '../../../components/page/Breadcrumbs.tsx';
import { Container } from '../../../components/page/Container.tsx';
import { breadcrumbs } from '../../../content/breadcrumbs.ts';
import { profileCopy } from '../../../content/accounts/profile.ts';
import type { LocationState } from '../../../state/locationState.ts';
import { claimsOf } from '../../../state/auth/claims.ts';
import { sectionPadding } from '../../../theme/space.ts';
import { useSession } from '../../../state/auth/useSession.ts';
import { LoadedProfile } from './LoadedProfile.tsx';
import { ProfileLoading } from './ProfileLoading.tsx';

const Head = styled('div')(({ theme }) => ({
  padding: '20px 0 24px',
  [theme.breakpoints.up('md')]: { padding: '32px 0 36px' },
}));

const Heading = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  marginTop: 10,
  outline: 'none',
  [theme.breakpoints.up('md')]: { marginTop: 14 },
}));

const crumbs = [{ label: profileCopy.settings, to: paths.settings }, { label: profileCopy.heading }];

/** After logging in, one press leads back here. */
const toLogin: LocationState = { returnPath: { path: paths.editProfile } };

/**
 * Whose profile stands here. It stays when the session merely runs out, because entries are kept
 * (specification D9); a logout, here or in another tab, takes it away.
 */
function useOwner() {
  const { rehydrated, hasSession, email, token } = useSession();
  const [owner, setOwner] = useState<{ token: string; email: string | null } | null>(null);
  if (hasSession && token !== null && token !== owner?.token) setOwner({ token, email });
  const ranOut = owner !== null && claimsOf(owner.token) === null;
  return { rehydrated, owner: hasSession || ranOut ? owner : null };
}

/** Edit profile (specification 2). */
export function EditProfilePage() {
  const { rehydrated, owner } = useOwner();
  if (rehydrated && !owner) return <Navigate to={paths.login} replace state={toLogin} />;
  return (
    <Container sx={{ paddingBottom: sectionPadding }}>
      <Head>
        <Breadcrumbs label={breadcrumbs.label} crumbs={crumbs} />
        <Heading tabIndex={-1}>{profileCopy.heading}</Heading>
      </Head>
      {owner ? <LoadedProfile account={owner.email} /> : <ProfileLoading />}
    </Container>
  );
}
