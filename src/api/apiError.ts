import type { SerializedError } from '@reduxjs/toolkit';
import type { RefusalResponse } from '../../contract/responses.ts';

/**
 * The one reading of everything that can go wrong with a call. `failure`: the server answered outside 2xx (or with
 * something that is no answer to this call); `message` is there only when it is fit to be shown, and what else a refusal
 * says only where it said it. `network`: no answer came. `aborted`: the visitor left, and nobody waits for the answer.
 */
export type ApiError =
  ({ kind: 'failure'; status: number } & RefusalResponse) | { kind: 'network' } | { kind: 'aborted' };

/** The server, or a proxy in its place, said ok with something that is no answer to this call. */
export const unexpectedAnswer: ApiError = { kind: 'failure', status: 200 };

type Failure = Extract<ApiError, { kind: 'failure' }>;

/** What RTK Query gives as the error of a call: ours, or its own where the call was aborted or code of ours threw. */
export type CallError = ApiError | SerializedError;

/** The one reading of an error; what our own code threw counts as a network error. */
export function apiErrorOf(error: CallError | undefined): ApiError {
  if (error && 'kind' in error) return error;
  return { kind: error?.name === 'AbortError' ? 'aborted' : 'network' };
}

/** The server's refusal, if the error is one. */
export function failureOf(error: CallError | undefined): Failure | undefined {
  const apiError = apiErrorOf(error);
  return apiError.kind === 'failure' ? apiError : undefined;
}

/** Why the server refused a single answer, by its name; undefined where it did not, or said nothing of it. */
export const fieldErrorOf = (error: CallError | undefined, name: string): string | undefined =>
  failureOf(error)?.fields?.[name];
