import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import { Alert } from '../../components/feedback/Alert.tsx';
import { BreakableAddress } from '../../components/text/BreakableAddress.tsx';
import { loginCopy } from '../../content/accounts/accounts.ts';
import { selectAccountEmail } from '../../state/auth/authSlice.ts';
import { selectDialog } from '../../state/dialog/dialogSlice.ts';
import { useSiteSelector } from '../../state/hooks.ts';

/** Tells a visitor with a session that they need neither form (specification D30). */
export function AlreadyLoggedIn() {
  const email = useSiteSelector(selectAccountEmail);
  const welcomed = useSiteSelector((state) => selectDialog(state)?.kind === 'login.welcome');
  if (email === null || welcomed) return null;
  const { before, after, link } = loginCopy.alreadyIn;
  return (
    <Alert
      kind="info"
      title={
        <>
          {before}
          <BreakableAddress email={email} after={after} />
        </>
      }
      actions={
        <Link component={RouterLink} to={paths.settings}>
          {link}
        </Link>
      }
    />
  );
}
