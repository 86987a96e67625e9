import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { loginCopy } from '../../content/accounts/accounts.ts';
import { useSubmitting } from '../engine/useSubmitting.ts';
import { BusyButton } from '../parts/BusyButton.tsx';
import { keptReturnPath } from '../../navigation/keptReturnPath.ts';
import { forgetNewAccount, newAccount } from './newAccount.ts';
import type { NewAccount } from './newAccount.ts';

type NewAccountLoginProps = {
  /** The visitor asked for another page before they had an account. */
  leadsBack: boolean;
  onPress: (account: NewAccount) => void;
};

const Place = styled('div')({ display: 'grid', marginBottom: 24 });

/** After sign-up: a button that logs in with the account that was just made, and goes on. Renders nothing otherwise. */
export function NewAccountLogin({ leadsBack, onPress }: NewAccountLoginProps) {
  const busy = useSubmitting();
  const [account] = useState(newAccount);
  // In state, because the login forgets the kept return path.
  const [wasKept] = useState(() => keptReturnPath() !== undefined);
  useEffect(() => forgetNewAccount, []);
  if (!account) return null;
  return (
    <Place>
      <BusyButton
        size="large"
        label={leadsBack || wasKept ? loginCopy.goOn : loginCopy.goOnHome}
        busyLabel={loginCopy.submitting}
        busy={busy}
        onClick={() => onPress(account)}
      />
    </Place>
  );
}
