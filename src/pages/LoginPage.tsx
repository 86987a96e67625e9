import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import { loginWords } from '../content/accounts.ts';
import { LoginForm } from '../forms/account/LoginForm.tsx';
import { kolamNine } from '../theme/art/kolamNine.ts';
import { AccountFrame } from './account/AccountFrame.tsx';
import { AlreadyIn } from './account/AlreadyIn.tsx';
import { useArrival } from './useArrival.ts';

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
