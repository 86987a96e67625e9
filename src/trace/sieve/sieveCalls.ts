import { isFixedMessage } from '../../../contract/serverMessages.ts';
import * as lists from './lists.ts';
import { entries, essential, optional, orNull, shape, single, unlessMissing, whole } from './rebuild.ts';
import type { Rebuild } from './rebuild.ts';
import type { CallSight } from '../recording/sight.ts';
import { answer } from './sieveWords.ts';

/** seconds: a year */
const longestWait = 60 * 60 * 24 * 366;
const mostAttempts = 99;

const refusals = entries(
  lists.formNames.flatMap(lists.fieldNames),
  single((found): found is string => typeof found === 'string' && isFixedMessage(found), undefined),
) as Rebuild<Readonly<Record<string, string>>>;

const fault: Rebuild<CallSight['fault']> = orNull(
  unlessMissing(
    'kind',
    shape<NonNullable<CallSight['fault']>>({
      kind: essential(['failure', 'network', 'aborted']),
      status: orNull(whole(100, 599, null)),
      message: answer,
      fields: optional(refusals),
      attemptsLeft: optional(whole(0, mostAttempts, undefined)),
      retryAfter: optional(whole(0, longestWait, undefined)),
    }),
    null,
  ),
);

/** The state of one call; undefined where the input has no valid status. */
export const call: Rebuild<CallSight | undefined> = unlessMissing(
  'status',
  shape<CallSight>({
    call: essential(lists.callNames),
    status: essential(['pending', 'fulfilled', 'rejected']),
    fault,
  }),
  undefined,
);
