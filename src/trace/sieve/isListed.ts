import { isFixedMessage } from '../../../contract/serverMessages.ts';
import { ownStatuses } from './lists.ts';
import { vocabulary } from './rebuild.ts';

/** Whether a text may be told: it is on one of the lists, or what the site or the server says to everybody. */
export const isListed = (text: string): boolean =>
  vocabulary.has(text) || ownStatuses.includes(text) || isFixedMessage(text);
