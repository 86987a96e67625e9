import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { paths } from '../../../../contract/paths.ts';
import type { ApiError } from '../../../api/apiError.ts';
import { Mark } from '../../../components/art/Mark.tsx';
import { Alert } from '../../../components/feedback/Alert.tsx';
import { profileCopy } from '../../../content/accounts/profile.ts';
import { toLogin } from './toLogin.ts';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 40,
  justifyItems: 'center',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    alignItems: 'start',
  },
}));
const Text = styled('div')({ width: '100%' });
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 24 });

/** The server's answer to a token that it no longer accepts. */
const unauthorised = 401;

type ProfileLoadErrorProps = { error: ApiError; retry: () => void; back: () => void };

/** Replaces the form, so that an empty form is never saved over the stored profile. */
export function ProfileLoadError({ error, retry, back }: ProfileLoadErrorProps) {
  const { loadFailed, loadUnreachable, loadHelp } = profileCopy;
  const failed = error.kind === 'failure';
  return (
    <Frame>
      <Text>
        <Alert kind="error" role="alert" title={failed ? loadFailed : loadUnreachable}>
          {(failed && error.message) || loadHelp}
        </Alert>
        <Buttons>
          <Button variant="contained" onClick={retry}>
            {profileCopy.retry}
          </Button>
          {failed && error.status === unauthorised && (
            <Button variant="outlined" component={Link} to={paths.login} state={toLogin}>
              {profileCopy.login}
            </Button>
          )}
          <Button variant="outlined" onClick={back}>
            {profileCopy.back}
          </Button>
        </Buttons>
      </Text>
      <Mark state="broken" size={240} />
    </Frame>
  );
}
