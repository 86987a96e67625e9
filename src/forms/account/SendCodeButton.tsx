import Button from '@mui/material/Button';
import { codeCopy } from '../../content/accounts/accounts.ts';
import { BusyButton } from '../parts/BusyButton.tsx';

type SendCodeButtonProps = {
  /** Whether no code was sent yet. */
  first?: boolean;
  /** Whole seconds until the code can be sent again. */
  wait: number;
  busy: boolean;
  onPress: () => void;
};

/** Asks for a one-time code, at first or again; meanwhile it counts down the wait. */
export function SendCodeButton({ first = false, wait, busy, onPress }: SendCodeButtonProps) {
  if (wait > 0)
    return (
      <Button variant="outlined" disabled>
        {codeCopy.sendAgainIn(wait)}
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
