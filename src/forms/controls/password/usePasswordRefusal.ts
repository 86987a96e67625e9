import { useEffect, useState } from 'react';
import type { FieldValue } from '../../../../contract/fields.ts';
import { fieldErrorOf } from '../../../api/failure.ts';
import type { CallError } from '../../../api/apiError.ts';
import { focusControl } from '../../engine/focus/focusControl.ts';
import { useForm } from '../../engine/formContext.ts';
import { useSubmitting } from '../../engine/useSubmitting.ts';

type Refused = { error: CallError | undefined; value: FieldValue | undefined };

/**
 * The server's error about the new password that was sent. It applies until another password is typed, and moves the
 * focus to the field.
 *
 * It is read from the call instead of being kept by the form (useRefusals): so it is gone while the next attempt runs,
 * and a trace gets it from the call.
 * @param error the error of the call that sent the password
 */
export function usePasswordRefusal(name: string, error: CallError | undefined): string | undefined {
  const { form, values } = useForm();
  const busy = useSubmitting();
  const value = values[name];
  const [refused, setRefused] = useState<Refused>({ error: undefined, value });
  if (error !== refused.error) setRefused({ error, value });

  const applies = !busy && value !== '' && value === refused.value;
  const message = applies ? fieldErrorOf(error, name) : undefined;
  useEffect(() => {
    if (message !== undefined) focusControl(form, name);
  }, [form, name, message]);
  return message;
}
