import { failureOf } from '../../../api/failure.ts';
import type { CallError } from '../../../api/apiError.ts';
import type { SentCode } from '../../../state/forms/oneTimeCode.ts';

type WaitName = 'sendAfter' | 'verifyAfter';
type Waits = Pick<SentCode, 'toldAt'> & Partial<Pick<SentCode, WaitName>>;

export const tooManyRequests = 429;
/** The longest countdown on a button, in milliseconds. The server asks to wait again if it must. */
const longestWait = 24 * 60 * 60 * 1000;

/**
 * Until when a refusal asks to wait with the given call, in milliseconds since 1970, or with both calls if no wrong
 * code is left; null if it asks for no wait.
 */
export function codeWaitOf(error: CallError | undefined, call: WaitName): Waits | null {
  const refusal = failureOf(error);
  if (refusal?.retryAfter === undefined) return null;
  const toldAt = Date.now();
  const until = toldAt + Math.min(refusal.retryAfter * 1000, longestWait);
  if (refusal.attemptsLeft === 0) return { sendAfter: until, verifyAfter: until, toldAt };
  return refusal.status === tooManyRequests ? { [call]: until, toldAt } : null;
}
