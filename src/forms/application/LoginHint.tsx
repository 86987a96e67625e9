import Link from '@mui/material/Link';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { canonicalPathOf, paths } from '../../../contract/paths.ts';
import { submissionWords } from '../../content/applications.ts';
import { arrivalOf, choiceOf } from '../../state/arrival.ts';
import type { Arrival } from '../../state/arrival.ts';
import { selectHasSession } from '../../state/authSlice.ts';
import { useSiteSelector } from '../../state/hooks.ts';
import { isRemembered } from '../../state/remembered.ts';
import { FieldHint } from '../FieldHint.tsx';
import { useForm } from '../formContext.ts';

/** Beside the button of a form that anybody may fill in: sending it needs an account. */
export function LoginHint() {
  const { pathname, state } = useLocation();
  const { values } = useForm();
  const known = useSiteSelector(({ auth }) => isRemembered(auth));
  const hasSession = useSiteSelector(selectHasSession);
  const path = canonicalPathOf(pathname);
  if (!known || hasSession || !path) return null;

  const choice = { ...arrivalOf(state).choice, ...choiceOf(values) };
  const arrival: Arrival = { back: { path, choice } };
  const { before, link, after } = submissionWords.needsAccount;
  return (
    <FieldHint kind="info">
      {before}
      <Link component={RouterLink} to={paths.login} state={arrival}>
        {link}
      </Link>
      {after}
    </FieldHint>
  );
}
