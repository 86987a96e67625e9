import { failureOf } from '../../api/failure.ts';
import type { CallError } from '../../api/apiError.ts';
import { codeCopy } from '../../content/accounts/accounts.ts';
import { errorMessageOf } from '../sending/errorMessageOf.ts';
import type { FailureCopy } from '../sending/errorMessageOf.ts';
import { codeWaitOf, tooManyRequests } from './codeWaitOf.ts';

type Call = {
  error: CallError | undefined;
  /** Seconds until the call is possible again. */
  wait: number;
  copy: FailureCopy;
};

/** A refusal that asked to wait is no news any more when the wait is over. */
function messageOf({ error, wait, copy }: Call): string | null {
  const isOver = wait === 0 && codeWaitOf(error, 'sendAfter') !== null;
  return isOver ? null : errorMessageOf(error, copy);
}

const wrongCode = 400;

/** The server counts no tries of a code that it would still take: this one was used, in another tab perhaps, or is too old. */
function isSpent({ error }: Call): boolean {
  const failure = failureOf(error);
  return failure?.status === wrongCode && failure.attemptsLeft === undefined && failure.fields === undefined;
}

const waitMessageOf = ({ error }: Call): string | undefined => {
  const failure = failureOf(error);
  return failure?.status === tooManyRequests ? failure.message : undefined;
};

/**
 * What sending and verifying a code have to say. After too many wrong codes neither is possible: one sentence stands for
 * both, at the code if its field shows.
 */
export function codeMessagesOf(send: Call, verify: Call, isCodeShown: boolean) {
  if (verify.wait === 0)
    return {
      sendError: messageOf(send),
      verifyError: messageOf(verify),
      /** How many wrong codes may follow; undefined where the server does not say. */
      attemptsLeft: failureOf(verify.error)?.attemptsLeft,
      isSpent: isSpent(verify),
    };
  const message = waitMessageOf(verify) ?? waitMessageOf(send) ?? codeCopy.tooManyWrong;
  return {
    sendError: isCodeShown ? null : message,
    verifyError: message,
    attemptsLeft: undefined,
    isSpent: false,
  };
}
