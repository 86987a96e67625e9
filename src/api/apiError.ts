import type { RefusalResponse } from '../../contract/responses.ts';

/**
 * The one reading of everything that can go wrong with a call. `failure`: the server answered outside 2xx (or with
 * something that is no answer to this call); `message` is there only when it is fit to be shown, and what else a refusal
 * says only where it said it. `network`: no answer came. `aborted`: the visitor left, and nobody waits for the answer.
 */
export type ApiError =
  ({ kind: 'failure'; status: number } & RefusalResponse) | { kind: 'network' } | { kind: 'aborted' };

/** Narrows what a call threw; anything unknown counts as a network error. */
export function apiErrorOf(error: unknown): ApiError {
  if (typeof error === 'object' && error !== null && 'kind' in error) return error as ApiError;
  if (typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError') {
    return { kind: 'aborted' };
  }
  return { kind: 'network' };
}

/** Why the server refused a single answer, by its name; undefined where it did not, or said nothing of it. */
export function fieldErrorOf(error: unknown, name: string): string | undefined {
  const apiError = apiErrorOf(error);
  return apiError.kind === 'failure' ? apiError.fields?.[name] : undefined;
}
