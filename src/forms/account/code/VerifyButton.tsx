import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { codeCopy } from '../../../content/accounts/accounts.ts';
import { BusyButton } from '../../parts/BusyButton.tsx';
import { countdownOf } from './countdownOf.ts';

type VerifyButtonProps = Pick<ButtonProps, 'type' | 'size' | 'onClick'> & {
  label: string;
  /** Seconds until a code can be verified again. */
  wait: number;
  busy: boolean;
};

/** Verifies a one-time code; disabled for a while after too many wrong ones. */
export function VerifyButton({ label, wait, busy, ...button }: VerifyButtonProps) {
  if (wait > 0)
    return (
      <Button variant="contained" size={button.size} disabled>
        <span>{codeCopy.verifyIn(label, countdownOf(wait))}</span>
      </Button>
    );
  return <BusyButton {...button} label={label} busyLabel={codeCopy.verifying} busy={busy} />;
}
