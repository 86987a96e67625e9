import { isFixedMessage } from '../../../contract/serverMessages.ts';
import { ownRefusals, ownStatuses } from './lists.ts';
import { learn } from './rebuild.ts';
import type { Rebuild } from './rebuild.ts';

/**
 * Replaces a message of the server that is not one of its fixed sentences. It is not null: a replayed page would then
 * show the default text that it has for a missing message.
 */
export const hiddenWords = '•••• (words of the server)';
learn([hiddenWords]);

/** A fixed sentence of the server, or one of the site's `own`; other texts become `hiddenWords`. */
const wordsBeside =
  (own: readonly string[]): Rebuild<string | null> =>
  (found, place, leaveOut) => {
    if (found === null || found === undefined) return null;
    if (typeof found === 'string' && (found === hiddenWords || own.includes(found) || isFixedMessage(found)))
      return found;
    leaveOut(place);
    return typeof found === 'string' ? hiddenWords : null;
  };

export const serverMessage = wordsBeside([]);

export const status = wordsBeside(ownStatuses);

learn(ownRefusals);
export const refusal = wordsBeside(ownRefusals);
