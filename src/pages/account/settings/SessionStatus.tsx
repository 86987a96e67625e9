import { styled } from '@mui/material/styles';
import { timeAndDayOf } from '../../../../contract/times/dates.ts';
import { settingsCopy } from '../../../content/accounts/settings.ts';
import { selectClaims } from '../../../state/auth/authSlice.ts';
import { useSiteSelector } from '../../../state/hooks.ts';
import { pageHead } from '../../../theme/pageHead.ts';
import { EmailAddress } from '../EmailAddress.tsx';

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.lead,
  marginTop: pageHead.introduction,
  // An address has no blanks to break at.
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
}));

type SessionStatusProps = { email: string };

/** Who is logged in, and until when; a token may name no end. */
export function SessionStatus({ email }: SessionStatusProps) {
  const { loggedIn, as, comma, until, stop } = settingsCopy.session;
  const expiresAt = useSiteSelector(selectClaims)?.expiresAt ?? null;
  return (
    <Line>
      {loggedIn}
      {as}
      <EmailAddress email={email} after={expiresAt === null ? stop : comma} />
      {expiresAt !== null && `${until}${timeAndDayOf(expiresAt * 1000)}${stop}`}
    </Line>
  );
}
