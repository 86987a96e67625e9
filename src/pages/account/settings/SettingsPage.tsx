import { styled } from '@mui/material/styles';
import { Container } from '../../../components/page/Container.tsx';
import { Note } from '../../../components/feedback/Alert.tsx';
import { settingsWords } from '../../../content/accounts/settings.ts';
import { Announcement } from '../../../forms/parts/LiveRegion.tsx';
import { sectionPadding } from '../../../theme/space.ts';
import { fluid } from '../../../theme/typography.ts';
import { useArrival } from '../../../navigation/useLocationState.ts';
import { useSession } from '../useSession.ts';
import { AccountCards } from './AccountCards.tsx';
import { LoggedOut } from './LoggedOut.tsx';
import { SessionLine } from './SessionStatus.tsx';

const Head = styled('div')(({ theme }) => ({
  padding: `${fluid(28, 56)} 0 ${fluid(28, 44)}`,
  '& h1': { ...theme.typography.h1, outline: 'none' },
}));

const Notes = styled('div')({ '&:not(:empty)': { marginBottom: 24 } });

/** Settings of whoever is logged in; everybody else is asked to (specification section 2). */
export function SettingsPage() {
  const { status } = useArrival();
  const { hasSession, email, token } = useSession();
  return (
    <Container sx={{ paddingBottom: sectionPadding }}>
      <Head>
        <h1 tabIndex={-1}>{settingsWords.heading}</h1>
        {hasSession && <SessionLine email={email} token={token} />}
      </Head>
      <Announcement>
        <Notes>
          {/* It was said to somebody who had no session; a later one makes it untrue. */}
          {status !== undefined && !hasSession && <Note kind="success" title={status} />}
        </Notes>
      </Announcement>
      {hasSession ? <AccountCards /> : <LoggedOut />}
    </Container>
  );
}
