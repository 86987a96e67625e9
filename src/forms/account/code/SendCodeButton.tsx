import Button from '@mui/material/Button';
import { codeCopy } from '../../../content/accounts/accounts.ts';
import { BusyButton } from '../../parts/BusyButton.tsx';
import { countdownOf } from './countdownOf.ts';

type SendCodeButtonProps = {
  /** Whether no code was sent yet. */
  first?: boolean;
  /** Seconds until the code can be sent again. */
  wait: number;
  busy: boolean;
  onPress?: () => void;
};

/** Requests a one-time code, for the first time or again; disabled while the next request must wait. */
export function SendCodeButton({ first = false, wait, busy, onPress }: SendCodeButtonProps) {
  if (wait > 0)
    return (
      <Button variant="outlined" disabled>
        <span>{codeCopy.sendAgainIn(countdownOf(wait))}</span>
      </Button>
    );
  return (
    <BusyButton
      variant={first ? 'contained' : 'outlined'}
      label={first ? codeCopy.send : codeCopy.sendAgain}
      busyLabel={codeCopy.sending}
      busy={busy}
      onClick={onPress}
    />
  );
}
