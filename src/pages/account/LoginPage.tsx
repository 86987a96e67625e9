import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import { loginCopy } from '../../content/accounts/accounts.ts';
import { LoginForm } from '../../forms/account/login/LoginForm.tsx';
import kolamNine from '../../../.cache/art/kolamNine.drawing.json';
import { AccountFrame } from './AccountFrame.tsx';
import { AlreadyLoggedIn } from './AlreadyLoggedIn.tsx';
import { selectHasSession } from '../../state/auth/authSlice.ts';
import { useSiteSelector } from '../../state/hooks.ts';
import { useLocationState } from '../../navigation/useLocationState.ts';

/** Log in (specification 2). */
export function LoginPage() {
  const { status } = useLocationState();
  const hasSession = useSiteSelector(selectHasSession);
  const saysSessionEnded = status === loginCopy.sessionExpired;
  return (
    <AccountFrame
      heading={loginCopy.heading}
      introduction={loginCopy.introduction}
      back={loginCopy.back}
      art={{ drawing: kolamNine }}
      story={loginCopy.story}
      // Once there is a session again, the message is no longer true.
      status={saysSessionEnded && hasSession ? undefined : status}
      statusKind={saysSessionEnded ? 'info' : undefined}
      note={<AlreadyLoggedIn />}
    >
      <LoginForm />
      <Typography sx={{ mt: 3, color: 'text.secondary' }}>
        {loginCopy.noAccount}{' '}
        <Link component={RouterLink} to={paths.signUp} sx={{ fontWeight: 600 }}>
          {loginCopy.signUp}
        </Link>
      </Typography>
    </AccountFrame>
  );
}
