import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { loginCopy } from '../../../content/accounts/accounts.ts';
import { useSubmitting } from '../../engine/useSubmitting.ts';
import { BusyButton } from '../../parts/BusyButton.tsx';
import { forgetNewAccount, newAccount } from './newAccount.ts';
import type { NewAccount } from './newAccount.ts';

type NewAccountLoginProps = { onPress: (account: NewAccount) => void };

const Place = styled('div')({ display: 'grid', marginBottom: 24 });

/** After sign-up: a button that logs in with the account that was just made. Renders nothing otherwise. */
export function NewAccountLogin({ onPress }: NewAccountLoginProps) {
  const busy = useSubmitting();
  const [account] = useState(newAccount);
  useEffect(() => forgetNewAccount, []);
  if (!account) return null;
  return (
    <Place>
      <BusyButton
        size="large"
        label={loginCopy.newAccount}
        busyLabel={loginCopy.submitting}
        busy={busy}
        onClick={() => onPress(account)}
      />
    </Place>
  );
}
