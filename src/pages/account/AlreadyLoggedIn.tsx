import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import { Note } from '../../components/feedback/Alert.tsx';
import { loginWords } from '../../content/accounts/accounts.ts';
import { selectAccountEmail } from '../../state/authSlice.ts';
import { selectDialog } from '../../state/dialogSlice.ts';
import { useSiteSelector } from '../../state/hooks.ts';

/** Tells a visitor with a session that they need neither form (acceptance decision 30). */
export function AlreadyIn() {
  const email = useSiteSelector(selectAccountEmail);
  const welcomed = useSiteSelector((state) => selectDialog(state)?.kind === 'login.welcome');
  if (email === null || welcomed) return null;
  const { before, link } = loginWords.alreadyIn;
  return (
    <Note
      kind="info"
      title={before.replace('{email}', () => email)}
      actions={
        <Link component={RouterLink} to={paths.settings}>
          {link}
        </Link>
      }
    />
  );
}
