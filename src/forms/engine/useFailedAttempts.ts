import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { FormName } from '../../state/forms/formsSlice.ts';
import { focusControl } from './focusControl.ts';

/**
 * Counts consecutive attempts to submit that found errors; each focuses the first error. The count is 0 again once no
 * error shows.
 * @param firstError the name of the first field with an error; undefined if no error shows
 */
export function useFailedAttempts(form: FormName, firstError: string | undefined) {
  const [failedAttempts, setFailedAttempts] = useState(0);
  const countAttempt = useCallback(
    (isValid: boolean) => setFailedAttempts((before) => (isValid ? 0 : before + 1)),
    [],
  );
  // Correcting the last error ends the failed attempt: later errors belong to no attempt.
  if (failedAttempts > 0 && firstError === undefined) setFailedAttempts(0);
  const focusFirstError = useEffectEvent(() => {
    if (firstError !== undefined) focusControl(form, firstError);
  });
  useEffect(() => {
    if (failedAttempts > 0) focusFirstError();
  }, [failedAttempts]);
  return { failedAttempts, countAttempt };
}
