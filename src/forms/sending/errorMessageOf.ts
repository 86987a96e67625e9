import { apiErrorOf } from '../../api/apiError.ts';
import type { CallError } from '../../api/apiError.ts';

/** What is said of a failed call where the server has no words: it answered, or nothing came from it. */
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
