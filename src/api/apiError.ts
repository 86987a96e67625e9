/**
 * The one reading of everything that can go wrong with a call. `failure`: the server answered outside 2xx (or with
 * something that is no answer to this call); `message` is there only when it is fit to be shown. `network`: no answer
 * came. `aborted`: the visitor left, and nobody waits for the answer.
 */
export type ApiError =
  { kind: 'failure'; status: number; message?: string } | { kind: 'network' } | { kind: 'aborted' };

/** Longer texts are pages or stack traces, not messages to a visitor. */
const longestMessage = 500;

/** The server's words from an answer, if they are a sentence and not a page (specification D48). */
export function messageOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return undefined;
  const { message } = answer;
  if (typeof message !== 'string') return undefined;
  const words = message.trim();
  const isPage = /<\/?[a-z!][^>]*>/i.test(words) || /\n\s+at /.test(words);
  return words === '' || words.length > longestMessage || isPage ? undefined : words;
}

/** Narrows what a call threw to a fault; anything unknown counts as a network fault. */
export function apiErrorOf(error: unknown): ApiError {
  if (typeof error === 'object' && error !== null && 'kind' in error) return error as ApiError;
  if (typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError') {
    return { kind: 'aborted' };
  }
  return { kind: 'network' };
}
