import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { FormName } from '../../state/forms/formsSlice.ts';
import { focusControl } from './focusControl.ts';

/**
 * Attempts to submit in a row that found errors, as long as some of these show. Each of them focuses the first error.
 * @param firstError the name of its field; undefined where no error shows
 */
export function useFailedAttempts(form: FormName, firstError: string | undefined) {
  const [failedAttempts, setFailedAttempts] = useState(0);
  const countAttempt = useCallback(
    (isValid: boolean) => setFailedAttempts((before) => (isValid ? 0 : before + 1)),
    [],
  );
  // With the last mended error the attempt is over: what goes wrong after that was never sent.
  if (failedAttempts > 0 && firstError === undefined) setFailedAttempts(0);
  const focusFirstError = useEffectEvent(() => {
    if (firstError !== undefined) focusControl(form, firstError);
  });
  useEffect(() => {
    if (failedAttempts > 0) focusFirstError();
  }, [failedAttempts]);
  return { failedAttempts, countAttempt };
}
