import { failureOf } from '../../api/failure.ts';
import type { CallError } from '../../api/apiError.ts';
import type { SentCode } from '../../state/forms/accountEntriesSlice.ts';

type Waits = Partial<Pick<SentCode, 'sendAfter' | 'verifyAfter'>>;

export const tooManyRequests = 429;
/** No clock on a button runs longer; the server says again if it must. Milliseconds. */
const longestWait = 24 * 60 * 60 * 1000;

/**
 * Until when a refusal asks to wait with one of the two calls, in milliseconds since 1970, or with both where no wrong code
 * is left; null for one that asks for nothing of the kind.
 */
export function codeWaitOf(error: CallError | undefined, call: keyof Waits): Waits | null {
  const refusal = failureOf(error);
  if (refusal?.retryAfter === undefined) return null;
  const until = Date.now() + Math.min(refusal.retryAfter * 1000, longestWait);
  if (refusal.attemptsLeft === 0) return { sendAfter: until, verifyAfter: until };
  return refusal.status === tooManyRequests ? { [call]: until } : null;
}
