import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { paths } from '../../../../contract/paths.ts';
import type { Fault } from '../../../api/apiError.ts';
import { Note } from '../../../components/feedback/Alert.tsx';
import { profileWords } from '../../../content/accounts/profile.ts';
import type { Arrival } from '../../../state/locationState.ts';

const Frame = styled('div')({ maxWidth: 720 });
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 24 });

/** The server's answer to a token that it no longer accepts. */
const unauthorised = 401;
const toLogin: Arrival = { back: { path: paths.editProfile } };

type LoadFaultProps = { fault: Fault; retry: () => void; back: () => void };

/** Stands in the place of the form, so that an empty one is never saved over the stored profile. */
export function LoadFault({ fault, retry, back }: LoadFaultProps) {
  const { loadFailed, loadUnreachable, loadHelp } = profileWords;
  const failed = fault.kind === 'failure';
  return (
    <Frame>
      <Note kind="error" role="alert" title={failed ? loadFailed : loadUnreachable}>
        {(failed && fault.message) || loadHelp}
      </Note>
      <Buttons>
        <Button variant="contained" onClick={retry}>
          {profileWords.retry}
        </Button>
        {failed && fault.status === unauthorised && (
          <Button variant="outlined" component={Link} to={paths.login} state={toLogin}>
            {profileWords.login}
          </Button>
        )}
        <Button variant="outlined" onClick={back}>
          {profileWords.back}
        </Button>
      </Buttons>
    </Frame>
  );
}
