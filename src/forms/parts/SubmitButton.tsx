import type { ComponentProps } from 'react';
import { useSubmitting } from '../engine/useSubmitting.ts';
import { BusyButton } from './BusyButton.tsx';

type SubmitButtonProps = Omit<ComponentProps<typeof BusyButton>, 'type' | 'busy'> & {
  /** Where the form does not wait behind the loading screen: whether its call is under way. */
  busy?: boolean;
};

/** Submits the surrounding form, and says so for as long as it is being sent. */
export function SubmitButton({ busy, ...button }: SubmitButtonProps) {
  const submitting = useSubmitting();
  return <BusyButton type="submit" size="large" {...button} busy={busy ?? submitting} />;
}
