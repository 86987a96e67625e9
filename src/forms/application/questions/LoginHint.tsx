import Link from '@mui/material/Link';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { canonicalPathOf, paths } from '../../../../contract/paths.ts';
import { submissionCopy } from '../../../content/applications/applications.ts';
import { locationStateOf, prefillOf } from '../../../state/locationState.ts';
import type { LocationState } from '../../../state/locationState.ts';
import { useSession } from '../../../state/auth/useSession.ts';
import { FieldHint } from '../../parts/FieldHint.tsx';
import { useForm } from '../../engine/formContext.ts';

/** Beside the button of a form that anybody may fill in: sending it needs an account. */
export function LoginHint() {
  const { pathname, state } = useLocation();
  const { values } = useForm();
  const { rehydrated, hasSession } = useSession();
  const path = canonicalPathOf(pathname);
  if (!rehydrated || hasSession || !path) return null;

  const prefill = { ...locationStateOf(state).prefill, ...prefillOf(values) };
  const toLogin: LocationState = { returnPath: { path, prefill } };
  const { before, link, after } = submissionCopy.needsAccount;
  return (
    <FieldHint kind="info">
      {before}
      <Link component={RouterLink} to={paths.login} state={toLogin}>
        {link}
      </Link>
      {after}
    </FieldHint>
  );
}
