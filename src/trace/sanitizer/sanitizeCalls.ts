import { keysOf } from '../../../contract/keysOf.ts';
import { isFixedMessage } from '../../../contract/serverMessages.ts';
import * as lists from './lists.ts';
import { entries, essential, optional, orNull, shape, single, unlessMissing, whole } from './rebuild.ts';
import type { Rebuild, Refusable } from './rebuild.ts';
import type { CallSnapshot, Snapshot } from '../recording/snapshot.ts';
import { serverMessage } from './sanitizeWords.ts';

/** Seconds: a year. */
const longestWait = 60 * 60 * 24 * 366;
const mostAttempts = 99;

const refusals = entries(
  lists.formNames.flatMap(lists.fieldNames),
  single((found): found is string => typeof found === 'string' && isFixedMessage(found), undefined),
) as Rebuild<Readonly<Record<string, string>>>;

const fault: Rebuild<CallSnapshot['fault']> = orNull(
  unlessMissing(
    ['kind'],
    shape<Refusable<NonNullable<CallSnapshot['fault']>, 'kind'>>({
      kind: essential(['failure', 'network', 'aborted']),
      status: orNull(whole(100, 599, null)),
      message: serverMessage,
      fields: optional(refusals),
      attemptsLeft: optional(whole(0, mostAttempts, undefined)),
      retryAfter: optional(whole(0, longestWait, undefined)),
    }),
    null,
  ),
);

const call = unlessMissing(
  ['call', 'status'],
  shape<Refusable<CallSnapshot, 'call' | 'status'>>({
    call: essential(lists.callNames),
    status: essential(['pending', 'fulfilled', 'rejected']),
    fault,
  }),
  undefined,
);
const namedCalls = entries(lists.callNames, call);

/** The state of each call. An entry that names another call than its key is refused. */
export const api: Rebuild<Snapshot['api']> = (found, place, leaveOut) => {
  const made: Snapshot['api'] = {};
  const named = namedCalls(found, place, leaveOut);
  for (const name of keysOf(named)) {
    const snapshot = named[name];
    if (snapshot?.call === name) made[name] = snapshot;
    else if (snapshot) leaveOut(place);
  }
  return made;
};
