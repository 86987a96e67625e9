import { isFixedAnswer } from '../../../contract/answers.ts';
import { ownRefusals, ownStatuses } from './lists.ts';
import { learn, single } from './rebuild.ts';

/** A sentence of the server that is the same for everybody. */
export const answer = single(
  (found): found is string => typeof found === 'string' && isFixedAnswer(found),
  null,
);

export const status = single(
  (found): found is string =>
    typeof found === 'string' && (ownStatuses.includes(found) || isFixedAnswer(found)),
  null,
);

learn(ownRefusals);
export const refusal = single(
  (found): found is string =>
    typeof found === 'string' && (ownRefusals.includes(found) || isFixedAnswer(found)),
  null,
);
