import { apiErrorOf } from './apiError.ts';
import type { CallError } from './apiError.ts';
import { mayHaveWorked } from './mayHaveWorked.ts';

/** Whether the server may have executed a call whose answer nobody has read: none came, or it was no longer waited for. */
export const isAnswerLost = (error: CallError): boolean =>
  mayHaveWorked(error) || apiErrorOf(error).kind === 'aborted';
