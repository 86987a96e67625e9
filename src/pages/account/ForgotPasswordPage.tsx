import Link from '@mui/material/Link';
import { paths } from '../../../contract/paths.ts';
import { forgotCopy } from '../../content/accounts/accounts.ts';
import { ForgotPasswordForm } from '../../forms/account/password/ForgotPasswordForm.tsx';
import { useForgotPassword } from '../../forms/account/password/useForgotPassword.ts';
import kolamSeven from '../../../.cache/art/kolamSeven.drawing.json';
import { useLocationState } from '../../navigation/useLocationState.ts';
import { selectEntries } from '../../state/forms/accountEntriesSlice.ts';
import { useSiteSelector } from '../../state/hooks.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { EmailAddress } from './EmailAddress.tsx';

/** How much of the line is drawn at each step; the new password draws the rest. */
const drawn = { unsent: 0, sent: 0.62, verified: 0.93 } as const;

/** Forgot password (specification 2). */
export function ForgotPasswordPage() {
  const recovery = useForgotPassword();
  const { email: handedOver } = useLocationState();
  const entries = useSiteSelector((state) => selectEntries(state, 'forgotPassword'));
  const { stage, sentTo, sendError, isSending, wasSeenValid } = recovery;
  const { email, code } = forgotCopy.steps;
  const first = stage === 'unsent';
  const { before, after, change } = forgotCopy.sentTo;
  const sentText = wasSeenValid && !isSending && sendError === null ? forgotCopy.codeSent : undefined;
  const statusText = stage === 'verified' ? forgotCopy.codeVerified : sentText;
  return (
    <AccountFrame
      step={first ? email : code}
      heading={first ? email.heading : code.heading}
      introduction={
        first ? (
          email.introduction
        ) : (
          <>
            <span>{before}</span>
            <EmailAddress email={sentTo} after={after} />
            <span> </span>
            <Link component="button" type="button" variant="inherit" onClick={recovery.changeEmail}>
              {change}
            </Link>
          </>
        )
      }
      back={forgotCopy.back}
      backTo={paths.login}
      backEmail={entries?.values['email'] ?? handedOver}
      art={{ drawing: kolamSeven, progress: drawn[stage] }}
      story={forgotCopy.story[stage]}
      status={first ? undefined : statusText}
    >
      <ForgotPasswordForm recovery={recovery} />
    </AccountFrame>
  );
}
