import type { ComponentProps } from 'react';
import { useSubmitting } from '../engine/useSubmitting.ts';
import { BusyButton } from './BusyButton.tsx';

type SubmitButtonProps = Omit<ComponentProps<typeof BusyButton>, 'type' | 'busy'> & {
  /** Whether the form's call is running; for forms that are not sent behind the loading screen. */
  busy?: boolean;
};

/** Submits the surrounding form, and shows its busy label while the form is being sent. */
export function SubmitButton({ busy, ...button }: SubmitButtonProps) {
  const submitting = useSubmitting();
  return <BusyButton type="submit" size="large" {...button} busy={busy ?? submitting} />;
}
