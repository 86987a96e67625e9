import { failureOf } from '../../../api/failure.ts';
import type { CallError } from '../../../api/apiError.ts';
import { codeCopy } from '../../../content/accounts/accounts.ts';
import { errorMessageOf } from '../../sending/errorMessageOf.ts';
import type { FailureCopy } from '../../sending/errorMessageOf.ts';
import { codeWaitOf, tooManyRequests } from './codeWaitOf.ts';

type Call = {
  error: CallError | undefined;
  /** Seconds until the call is possible again. */
  wait: number;
  copy: FailureCopy;
};

/** The error message of a call. That of a refusal that asked to wait goes when the wait is over. */
function messageOf({ error, wait, copy }: Call): string | null {
  const isOver = wait === 0 && codeWaitOf(error, 'sendAfter') !== null;
  return isOver ? null : errorMessageOf(error, copy);
}

const wrongCode = 400;

/**
 * Whether the server accepts no code any more: a refusal without `attemptsLeft` means that the code was used, perhaps
 * in another tab, or is too old.
 */
function isSpent({ error }: Call): boolean {
  const failure = failureOf(error);
  return failure?.status === wrongCode && failure.attemptsLeft === undefined && failure.fields === undefined;
}

const waitMessageOf = ({ error }: Call): string | undefined => {
  const failure = failureOf(error);
  return failure?.status === tooManyRequests ? failure.message : undefined;
};

/**
 * The messages about sending and verifying a code. After too many wrong codes neither is possible: one message then
 * covers both, and shows at the code if its field is visible.
 */
export function codeMessagesOf(send: Call, verify: Call, isCodeShown: boolean) {
  if (verify.wait === 0)
    return {
      sendError: messageOf(send),
      verifyError: messageOf(verify),
      /** How many wrong codes may follow; undefined if the server does not say. */
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
