import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { canonicalPathOf, paths } from '../../../../contract/paths.ts';
import { submissionCopy } from '../../../content/applications/applications.ts';
import { locationStateOf, prefillOf } from '../../../state/locationState.ts';
import type { LocationState } from '../../../state/locationState.ts';
import { useSession } from '../../../state/auth/useSession.ts';
import { FieldHint } from '../../parts/FieldHint.tsx';
import { useForm } from '../../engine/formContext.ts';

/** As large as the note and without words of its own. */
const Place = styled('div')({
  visibility: 'hidden',
  '& [data-words]::before': { content: 'attr(data-words)' },
});

/**
 * Beside the button of a form that anybody may fill in: sending it needs an account. The prerendered page knows nobody; it
 * keeps the note's place, so that nothing moves when the note arrives, or does not.
 */
export function LoginHint() {
  const { pathname, state } = useLocation();
  const { values } = useForm();
  const { rehydrated, hasSession } = useSession();
  const path = canonicalPathOf(pathname);
  const [keepsPlace] = useState(!rehydrated);
  const { before, link, after } = submissionCopy.needsAccount;
  if (!path || (hasSession && !keepsPlace)) return null;
  if (!rehydrated || hasSession)
    return (
      <Place aria-hidden>
        <FieldHint kind="info">
          <span data-words={before + link + after} />
        </FieldHint>
      </Place>
    );

  const prefill = { ...locationStateOf(state).prefill, ...prefillOf(values) };
  const toLogin: LocationState = { returnPath: { path, prefill } };
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
