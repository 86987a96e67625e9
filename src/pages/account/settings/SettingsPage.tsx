import { styled } from '@mui/material/styles';
import { useCallback, useState } from 'react';
import { LiveRegion } from '../../../components/feedback/LiveRegion.tsx';
import { Container } from '../../../components/page/Container.ts';
import { loginCopy } from '../../../content/accounts/accounts.ts';
import { settingsCopy } from '../../../content/accounts/settings.ts';
import { statuses } from '../../../content/accounts/statuses.ts';
import { pageHead } from '../../../theme/pageHead.ts';
import { sectionPadding } from '../../../theme/space.ts';
import { fluid } from '../../../theme/fluid.ts';
import { useLoadWithRetry } from '../../../hydration/loading/useLoadWithRetry.ts';
import { useLocationState } from '../../../navigation/useLocationState.ts';
import { selectLoggedOut } from '../../../state/auth/authSlice.ts';
import { useSession } from '../../../state/auth/useSession.ts';
import { useSiteSelector } from '../../../state/hooks.ts';
import { StatusAlert } from '../StatusAlert.tsx';
import { AccountCards } from './AccountCards.tsx';
import { LoggedOut } from './LoggedOut.tsx';
import { SessionStatus } from './SessionStatus.tsx';

const Head = styled('div')({ padding: `${pageHead.headingAlone} 0 ${fluid(28, 44)}` });

const Heading = styled('h1')(({ theme }) => ({ ...theme.typography.h1, outline: 'none' }));

const Notes = styled('div')({ '&:not(:empty)': { marginBottom: 24 } });

/**
 * Loads the session check and the API it calls, if there is a session. The check renders nothing, so nothing waits for
 * it.
 */
function useSessionCheck(needed: boolean, addApi: () => Promise<void>) {
  const load = useCallback(async () => {
    const [{ SessionCheck }] = await Promise.all([
      import(/* webpackChunkName: "sessionCheck" */ './SessionCheck.ts'),
      addApi(),
    ]);
    return { SessionCheck };
  }, [addApi]);
  return useLoadWithRetry(load, needed);
}

type SettingsPageProps = {
  /** Adds the API to the store. */
  addApi: () => Promise<void>;
};

/** Settings of a visitor with a session; everybody else is asked to log in or sign up (specification 2). */
export function SettingsPage({ addApi }: SettingsPageProps) {
  const { status: handedOver } = useLocationState();
  const isLoggedOut = useSiteSelector(selectLoggedOut);
  const { email } = useSession();
  const hasSession = email !== null;
  const check = useSessionCheck(hasSession, addApi);

  const [hadSession, setHadSession] = useState(false);
  if (hasSession && !hadSession) setHadSession(true);
  // The logout of this tab hands it over as well, but only once the navigation has ended.
  const status = handedOver ?? (hadSession && isLoggedOut ? statuses.loggedOut : undefined);

  return (
    <Container sx={{ paddingBottom: sectionPadding }}>
      <Head>
        <Heading tabIndex={-1}>{settingsCopy.heading}</Heading>
        {hasSession && <SessionStatus email={email} />}
        {hasSession && check && <check.SessionCheck account={email} />}
      </Head>
      <LiveRegion>
        <Notes>
          {/* The message is for a visitor without a session; with a new session it is no longer true. */}
          {status !== undefined && !hasSession && <StatusAlert title={status} />}
          {status === undefined && !hasSession && hadSession && (
            <StatusAlert kind="info" title={loginCopy.sessionExpired} />
          )}
        </Notes>
      </LiveRegion>
      {hasSession ? <AccountCards /> : <LoggedOut />}
    </Container>
  );
}
