import { apiErrorOf } from './apiError.ts';
import type { ApiError, CallError } from './apiError.ts';

type Failure = Extract<ApiError, { kind: 'failure' }>;

/** The server, or a proxy in its place, said ok with something that is no answer to this call. */
export const unexpectedAnswer = { kind: 'failure', status: 200 } as const satisfies ApiError;

/** The server's refusal, if the error is one. */
export function failureOf(error: CallError | undefined): Failure | undefined {
  const apiError = apiErrorOf(error);
  return apiError.kind === 'failure' ? apiError : undefined;
}

/** Why the server refused a single answer, by its name; undefined where it did not, or said nothing of it. */
export const fieldErrorOf = (error: CallError | undefined, name: string): string | undefined =>
  failureOf(error)?.fields?.[name];
