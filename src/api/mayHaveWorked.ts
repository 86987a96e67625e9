import { apiErrorOf } from './apiError.ts';
import type { CallError } from './apiError.ts';

/**
 * Whether the server may have done what it was asked for, although the call failed: no answer came, or one that does not
 * tell, of a proxy or of a server in trouble. A refusal (4xx) has done nothing.
 */
export function mayHaveWorked(error: CallError): boolean {
  const apiError = apiErrorOf(error);
  if (apiError.kind === 'failure') return apiError.status < 400 || apiError.status >= 500;
  return apiError.kind === 'network';
}
