import type { FormName } from '../../state/forms/formsSlice.ts';
import { useRunningCall } from './useRunningCall.ts';
import type { RunningCall } from './useRunningCall.ts';
import { useSending } from './useSending.ts';

/** Sends a call of an account form, which ends when the visitor leaves, behind the loading screen. */
export function useSendCall(form: FormName) {
  const send = useSending(form);
  const { run } = useRunningCall();
  return <Answer>(call: RunningCall & Promise<Answer>): Promise<Answer> => send(() => run(call));
}
