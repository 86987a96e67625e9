import type { CallError } from '../../../api/apiError.ts';
import { isAnswerLost } from '../../../api/isAnswerLost.ts';
import { answerLost } from '../../../state/forms/accountEntriesSlice.ts';
import type { CodeForm } from '../../../state/forms/accountEntriesSlice.ts';
import type { CodeUse } from '../../../state/forms/oneTimeCode.ts';
import { useSiteDispatch } from '../../../state/hooks.ts';

/**
 * Returns a function that waits for a call that uses a code up, and remembers if its answer is lost: if none comes, or if
 * the visitor cancels the call, or leaves or reloads the page meanwhile.
 */
export function useLostAnswer(form: CodeForm) {
  const dispatch = useSiteDispatch();
  return async <Answer extends { error?: CallError }>(
    lost: CodeUse,
    call: Promise<Answer>,
  ): Promise<Answer> => {
    const lose = () => void dispatch(answerLost({ form, lost }));
    window.addEventListener('pagehide', lose);
    const answer = await call;
    window.removeEventListener('pagehide', lose);
    if (answer.error && isAnswerLost(answer.error)) lose();
    return answer;
  };
}
