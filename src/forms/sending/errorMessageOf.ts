import { apiErrorOf } from '../../api/apiError.ts';

/** What a failed call says: the server's words, else one of two fixed sentences; null for nothing to say. */
export function errorMessageOf(
  error: unknown,
  { failed, unreachable }: { failed: string; unreachable: string },
): string | null {
  if (error === undefined) return null;
  const apiError = apiErrorOf(error);
  if (apiError.kind === 'aborted') return null;
  return apiError.kind === 'network' ? unreachable : (apiError.message ?? failed);
}
