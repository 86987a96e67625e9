import { apiErrorOf } from '../../api/apiError.ts';
import type { CallError } from '../../api/apiError.ts';

/** The texts for a failed call without a message from the server: it answered with an error, or did not answer. */
export type FailureCopy = { failed: string; unreachable: string };

/** The text for a failed call: the server's message, else one of two fixed sentences; null for none. */
export function errorMessageOf(
  error: CallError | undefined,
  { failed, unreachable }: FailureCopy,
): string | null {
  if (error === undefined) return null;
  const apiError = apiErrorOf(error);
  if (apiError.kind === 'aborted') return null;
  return apiError.kind === 'network' ? unreachable : (apiError.message ?? failed);
}
