import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import { loginWords } from '../../content/accounts/accounts.ts';
import { LoginForm } from '../../forms/account/LoginForm.tsx';
import { kolamNine } from '../../art/generated/kolamNine.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { AlreadyIn } from './AlreadyLoggedIn.tsx';
import { useArrival } from '../../navigation/useLocationState.ts';

/** Log in (specification section 2). */
export function LoginPage() {
  const { status } = useArrival();
  return (
    <AccountFrame
      heading={loginWords.heading}
      lead={loginWords.lead}
      back={loginWords.back}
      art={{ drawing: kolamNine }}
      story={loginWords.story}
      status={status}
      note={<AlreadyIn />}
    >
      <LoginForm />
      <Typography sx={{ mt: 3, color: 'text.secondary' }}>
        {loginWords.noAccount}{' '}
        <Link component={RouterLink} to={paths.signUp} sx={{ fontWeight: 600 }}>
          {loginWords.signUp}
        </Link>
      </Typography>
    </AccountFrame>
  );
}
