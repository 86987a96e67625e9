import { apiErrorOf } from './apiError.ts';
import type { CallError } from './apiError.ts';

/** The status where the server's disk was full: what was under way was rolled back. */
const nothingStored = 507;

/**
 * Whether the server may have executed a call although it failed: no answer arrived, or one that leaves that open, from
 * a proxy or with a status of 5xx. A call refused with 4xx had no effect, and none that found the disk full.
 */
export function mayHaveWorked(error: CallError): boolean {
  const apiError = apiErrorOf(error);
  if (apiError.kind === 'failure')
    return apiError.status < 400 || (apiError.status >= 500 && apiError.status !== nothingStored);
  return apiError.kind === 'network';
}
