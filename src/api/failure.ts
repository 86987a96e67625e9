import { apiErrorOf } from './apiError.ts';
import type { ApiError, CallError } from './apiError.ts';

type Failure = Extract<ApiError, { kind: 'failure' }>;

/**
 * The failure where the server, or a proxy, answered with status 200 but something that is not an answer to the call.
 */
export const unexpectedAnswer = { kind: 'failure', status: 200 } as const satisfies ApiError;

/** The server's refusal, if the error is one. */
export function failureOf(error: CallError | undefined): Failure | undefined {
  const apiError = apiErrorOf(error);
  return apiError.kind === 'failure' ? apiError : undefined;
}

/** The server's message about a single field, by its name; undefined where it has none. */
export const fieldErrorOf = (error: CallError | undefined, name: string): string | undefined =>
  failureOf(error)?.fields?.[name];

/** Whether the server refused this answer and no other, so that a message at its field says everything. */
export function isOnlyRefusal(error: CallError | undefined, name: string): boolean {
  const names = Object.keys(failureOf(error)?.fields ?? {});
  return names.length === 1 && names[0] === name;
}
