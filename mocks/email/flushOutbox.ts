import type { OutboxSender } from '../../server/email/outbox.ts';

/** Sends everything that is due now, one email after another, and returns how many were tried. */
export async function flushOutbox({ claim, send }: OutboxSender): Promise<number> {
  let tried = 0;
  for (let due = await claim(); due; due = await claim()) {
    await send(due);
    tried += 1;
  }
  return tried;
}
