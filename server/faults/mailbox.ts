import { request } from './client.ts';
import type { Target } from './client.ts';

/** The one-time code in a text; undefined if it has none. */
export const codeIn = (text: string): string | undefined => /\b\d{6}\b/.exec(text)?.[0];

/** Where a scenario reads codes: the outbox page of the server, or a relay. */
export type Mailbox = { codeFor(email: string): Promise<string> };

/** The outbox page of the server as a mailbox (OUTBOX=on, no relay). */
export const outboxOf = (target: Target): Mailbox => ({
  async codeFor(email) {
    const { text, status } = await request(target, '/outbox.json');
    if (status !== 200) throw new Error(`/outbox.json answered ${status}`);
    const emails = JSON.parse(text) as { to: string; text: string }[];
    const codes = emails.flatMap(({ to, text: body }) => (to === email ? (codeIn(body) ?? []) : []));
    return codes[0] ?? '';
  },
});
