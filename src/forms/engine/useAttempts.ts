import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { painted } from '../../hydration/timing/painted.ts';
import type { FormName } from '../../state/forms/formsSlice.ts';
import { focusControl } from './focus/focusControl.ts';

type AttemptOptions = {
  form: FormName;
  /** The name of the first field with a visible error; undefined if no error shows. */
  firstError: string | undefined;
  /** Shows all errors and submits if there are none. Resolves to whether the answers were valid. */
  submit: () => Promise<boolean>;
  /** Shows all errors. Resolves to whether the answers are valid. */
  validate: () => Promise<boolean>;
};

/**
 * Attempts to submit a form, one at a time, or only to check it. Consecutive attempts that find errors are counted; each
 * focuses the first error. The count is 0 again once no error shows.
 */
export function useAttempts({ form, firstError, submit, validate }: AttemptOptions) {
  const [failedAttempts, setFailedAttempts] = useState(0);
  // Correcting the last error ends the failed attempt: later errors belong to no attempt.
  if (failedAttempts > 0 && firstError === undefined) setFailedAttempts(0);
  const focusFirstError = useEffectEvent(() => {
    if (firstError !== undefined) focusControl(form, firstError);
  });
  useEffect(() => {
    if (failedAttempts > 0) focusFirstError();
  }, [failedAttempts]);

  const attempt = useCallback(async (isValidNow: () => Promise<boolean>) => {
    // Showing all errors takes long on a poor phone: the pressed button is painted first.
    await painted();
    const isValid = await isValidNow();
    setFailedAttempts((before) => (isValid ? 0 : before + 1));
    return isValid;
  }, []);

  const isSubmitting = useRef(false);
  const attemptToSubmit = useCallback(async () => {
    // Formik's own flag changes with a render, and a second press may come before that.
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    try {
      await attempt(submit);
    } finally {
      isSubmitting.current = false;
    }
  }, [attempt, submit]);
  const check = useCallback(() => attempt(validate), [attempt, validate]);

  return { failedAttempts, attemptToSubmit, check };
}
