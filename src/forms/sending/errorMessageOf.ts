import { apiErrorOf } from '../../api/apiError.ts';

/** What a failed call says: the server's words, else one of two fixed sentences; null for nothing to say. */
export function errorMessageOf(
  error: unknown,
  { failed, unreachable }: { failed: string; unreachable: string },
): string | null {
  if (error === undefined) return null;
  const fault = apiErrorOf(error);
  if (fault.kind === 'aborted') return null;
  return fault.kind === 'network' ? unreachable : (fault.message ?? failed);
}
