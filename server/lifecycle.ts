import type { Logger } from './common/interfaces.ts';
import { withDeadline } from './common/deadline.ts';
import { thrownTextOf } from './common/errorText.ts';

/**
 * Milliseconds that the parts of a stop may take. Whoever started the process may kill it ten seconds after SIGTERM.
 * Responses and emails under way are waited for at the same time, the store after both. `process` is the last resort.
 */
export const stopDeadlines = { answers: 6000, emails: 7500, store: 1000, process: 9000 };

export type Stoppable = {
  /** Accepts no more connections; resolves when the last response has been sent. */
  closeListener(): Promise<void>;
  /** Refuses all requests that are still under way. */
  endConnections(): void;
  /** Claims no more emails; resolves when those under way are settled. */
  stopDelivery(): Promise<void>;
  closeStore(): Promise<void>;
};

/** Closes one after the other, even if an earlier one fails. @throws the first failure */
export async function closeAll(...closers: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const close of closers) await close().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/**
 * Stops everything in order, and in bounded time even if parts of it hang. The process may end safely at any of the
 * deadlines: what was acknowledged is on the disk, and an email that was not settled is claimed again after its lease.
 */
export async function stopInOrder(parts: Stoppable, log: Pick<Logger, 'warn'>): Promise<void> {
  const within = async (what: keyof typeof stopDeadlines, done: Promise<void>): Promise<void> => {
    try {
      await withDeadline(done, stopDeadlines[what]);
    } catch (error) {
      log.warn('stopIncomplete', { what, error: thrownTextOf(error) });
    }
  };
  const delivery = within('emails', parts.stopDelivery());
  await within('answers', parts.closeListener());
  parts.endConnections();
  await delivery;
  await within('store', parts.closeStore());
}
