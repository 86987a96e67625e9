import { styled } from '@mui/material/styles';
import { settingsCopy } from '../../../content/accounts/settings.ts';
import { claimsOf } from '../../../state/claims.ts';
import { EmailAddress } from '../EmailAddress.tsx';
import { endOf } from './sessionEndOf.ts';

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.lead,
  marginTop: 10,
  // an address has no blanks to break at
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
}));

type SessionStatusProps = { email: string | null; token: string | null };

/** Who is logged in, and until when. A token may name neither. */
export function SessionStatus({ email, token }: SessionStatusProps) {
  const { loggedIn, as, until, after } = settingsCopy.session;
  const expiresAt = claimsOf(token)?.expiresAt ?? null;
  return (
    <Line>
      {loggedIn}
      {email !== null && (
        <>
          {as}
          <EmailAddress>{email}</EmailAddress>
        </>
      )}
      {expiresAt !== null && `${until}${endOf(expiresAt * 1000)}`}
      {after}
    </Line>
  );
}
