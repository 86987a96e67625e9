import { styled } from '@mui/material/styles';
import { Container } from '../../../components/page/Container.tsx';
import { Alert } from '../../../components/feedback/Alert.tsx';
import { settingsCopy } from '../../../content/accounts/settings.ts';
import { LiveRegion } from '../../../forms/parts/LiveRegion.tsx';
import { sectionPadding } from '../../../theme/space.ts';
import { fluid } from '../../../theme/typography.ts';
import { useLocationState } from '../../../navigation/useLocationState.ts';
import { useSession } from '../../../state/auth/useSession.ts';
import { AccountCards } from './AccountCards.tsx';
import { LoggedOut } from './LoggedOut.tsx';
import { SessionStatus } from './SessionStatus.tsx';

const Head = styled('div')({ padding: `${fluid(28, 56)} 0 ${fluid(28, 44)}` });

const Heading = styled('h1')(({ theme }) => ({ ...theme.typography.h1, outline: 'none' }));

const Notes = styled('div')({ '&:not(:empty)': { marginBottom: 24 } });

/** Settings of whoever is logged in; everybody else is asked to (specification 2). */
export function SettingsPage() {
  const { status } = useLocationState();
  const { hasSession, email } = useSession();
  return (
    <Container sx={{ paddingBottom: sectionPadding }}>
      <Head>
        <Heading tabIndex={-1}>{settingsCopy.heading}</Heading>
        {hasSession && <SessionStatus email={email} />}
      </Head>
      <LiveRegion>
        <Notes>
          {/* It was said to somebody who had no session; a later one makes it untrue. */}
          {status !== undefined && !hasSession && <Alert kind="success" title={status} />}
        </Notes>
      </LiveRegion>
      {hasSession ? <AccountCards /> : <LoggedOut />}
    </Container>
  );
}
