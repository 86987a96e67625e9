import { isFixedMessage } from '../../../contract/serverMessages.ts';
import { ownStatuses } from './lists.ts';
import { listedTexts } from './sanitize.ts';

/** Whether a text may be in a trace: it is on one of the lists, or a fixed sentence of the site or the server. */
export const isListed = (text: string): boolean =>
  listedTexts.has(text) || ownStatuses.includes(text) || isFixedMessage(text);
