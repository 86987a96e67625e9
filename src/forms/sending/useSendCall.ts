import type { FormName } from '../../state/forms/formsSlice.ts';
import { useRunningCall } from './useRunningCall.ts';
import type { RunningCall } from './useRunningCall.ts';
import { useSending } from './useSending.ts';

/**
 * Returns a function that runs a call of an account form behind the loading screen. Leaving the page aborts it, and so
 * does cancelling.
 */
export function useSendCall(form: FormName) {
  const send = useSending(form);
  const { run } = useRunningCall();
  return <Answer>(call: RunningCall & Promise<Answer>): Promise<Answer> =>
    send((signal) => {
      signal.addEventListener('abort', () => call.abort());
      return run(call);
    });
}
