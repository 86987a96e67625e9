import type { SerializedError } from '@reduxjs/toolkit';
import type { RefusalResponse } from '../../contract/responses.ts';

/**
 * The one reading of everything that can go wrong with a call. `failure`: the server answered outside 2xx (or with
 * something that is no answer to this call); `message` is there only when it is fit to be shown, and what else a refusal
 * says only where it said it. `network`: no answer came. `aborted`: the visitor left, and nobody waits for the answer.
 */
export type ApiError =
  ({ kind: 'failure'; status: number } & RefusalResponse) | { kind: 'network' } | { kind: 'aborted' };

/** What RTK Query gives as the error of a call: ours, or its own where the call was aborted or code of ours threw. */
export type CallError = ApiError | SerializedError;

/** The one reading of an error; what our own code threw counts as a network error. */
export function apiErrorOf(error: CallError | undefined): ApiError {
  if (error && 'kind' in error) return error;
  return { kind: error?.name === 'AbortError' ? 'aborted' : 'network' };
}
