import { useEffect, useState } from 'react';
import type { FieldValue } from '../../../../contract/fields.ts';
import { fieldErrorOf } from '../../../api/failure.ts';
import type { CallError } from '../../../api/apiError.ts';
import { focusControl } from '../../engine/focusControl.ts';
import { useForm } from '../../engine/formContext.ts';
import { useSubmitting } from '../../engine/useSubmitting.ts';

type Refused = { error: CallError | undefined; value: FieldValue | undefined };

/**
 * What the server has against the new password that was sent. It stands on its question until another one is typed, and
 * takes the keyboard there.
 *
 * Read from the call and not kept by the form (useRefusals): it is gone while the next attempt runs, and a trace tells of it
 * by the call.
 * @param error of the call that sent it
 */
export function usePasswordRefusal(name: string, error: CallError | undefined): string | undefined {
  const { form, values } = useForm();
  const busy = useSubmitting();
  const value = values[name];
  const [refused, setRefused] = useState<Refused>({ error: undefined, value });
  if (error !== refused.error) setRefused({ error, value });

  const isStill = !busy && value !== '' && value === refused.value;
  const message = isStill ? fieldErrorOf(error, name) : undefined;
  useEffect(() => {
    if (message !== undefined) focusControl(form, name);
  }, [form, name, message]);
  return message;
}
