import type { RelayResult } from '../../server/email/email.ts';

/** What a relay that takes an email, and one that never will, make a mailer resolve with. */
export const taken: RelayResult = { outcome: 'sent' };
export const refused: RelayResult = { outcome: 'refused', reason: '550 5.1.1 no such mailbox' };
