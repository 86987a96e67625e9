import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../../contract/paths.ts';
import { submissionCopy } from '../../../content/applications/applications.ts';
import { useReturnPath } from '../../../navigation/useReturnPath.ts';
import { withChoices } from '../../../navigation/withChoices.ts';
import type { LocationState } from '../../../state/locationState.ts';
import { useSession } from '../../../state/auth/useSession.ts';
import { FieldHint } from '../../parts/FieldHint.tsx';
import { useForm } from '../../engine/formContext.ts';

/** A hidden placeholder as large as the note with its icon. A single element, to keep the prerendered HTML small. */
const Place = styled('p')(({ theme }) => ({
  ...theme.typography.helper,
  marginTop: 8,
  paddingLeft: 18 + 8,
  lineHeight: 1.5,
  visibility: 'hidden',
  '&::before': { content: 'attr(data-words)' },
}));

/**
 * The note, beside the submit button of a form that anybody may fill in, that sending it needs an account. The
 * prerendered page knows of no session and reserves the note's place, so that there is no layout shift whether the note
 * appears or not.
 */
export function LoginHint() {
  const here = useReturnPath();
  const { values } = useForm();
  const { rehydrated, hasSession } = useSession();
  const [keepsPlace] = useState(!rehydrated);
  const { before, link, after } = submissionCopy.needsAccount;
  if (!here || (hasSession && !keepsPlace)) return null;
  if (!rehydrated || hasSession) return <Place data-words={before + link + after} />;

  const toLogin: LocationState = { returnPath: withChoices(here, values) };
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
