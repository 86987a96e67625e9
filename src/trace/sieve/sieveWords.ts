import { isFixedMessage } from '../../../contract/serverMessages.ts';
import { ownRefusals, ownStatuses } from './lists.ts';
import { learn } from './rebuild.ts';
import type { Rebuild } from './rebuild.ts';

/** Stands for words that are not the same for everybody. Without it a page would say what it says where there were none. */
export const hiddenWords = '•••• (words of the server)';
learn([hiddenWords]);

/** Words of the server that are the same for everybody, or of the site's own. */
const wordsBeside =
  (own: readonly string[]): Rebuild<string | null> =>
  (found, place, leaveOut) => {
    if (found === null || found === undefined) return null;
    if (typeof found === 'string' && (found === hiddenWords || own.includes(found) || isFixedMessage(found)))
      return found;
    leaveOut(place);
    return typeof found === 'string' ? hiddenWords : null;
  };

export const answer = wordsBeside([]);

export const status = wordsBeside(ownStatuses);

learn(ownRefusals);
export const refusal = wordsBeside(ownRefusals);
