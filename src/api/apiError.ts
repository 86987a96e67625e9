import type { SerializedError } from '@reduxjs/toolkit';
import type { RefusalResponse } from '../../contract/responses.ts';

/**
 * Everything that can go wrong with a call. `failure`: the server answered outside 2xx, or with something that is not
 * an answer to this call; `message` is set only if it may be shown, and the other parts of a refusal only if the answer
 * has them. `network`: no answer arrived. `aborted`: the visitor left, and nobody waits for the answer.
 */
export type ApiError =
  ({ kind: 'failure'; status: number } & RefusalResponse) | { kind: 'network' } | { kind: 'aborted' };

/** The error of a call in RTK Query: an ApiError, or RTK Query's own where the call was aborted or our code threw. */
export type CallError = ApiError | SerializedError;

/** Turns the error of a call into an ApiError. An exception of our own code counts as a network error. */
export function apiErrorOf(error: CallError | undefined): ApiError {
  if (error && 'kind' in error) return error;
  return { kind: error?.name === 'AbortError' ? 'aborted' : 'network' };
}
