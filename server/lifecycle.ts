import type { Logger } from './dependencies.ts';
import { withDeadline } from './deadline.ts';

/**
 * Milliseconds of a stop, which whoever started the process may end by force after ten seconds. Answers under way and
 * emails on their way are waited for at the same time, the store after both. `process` is the last resort.
 */
export const stopDeadlines = { answers: 6000, emails: 7500, store: 1000, process: 9000 };

export type Stoppable = {
  /** Takes no connection any more; resolves when the last answer has left. */
  closeListener(): Promise<void>;
  /** Whatever is still under way is refused. */
  endConnections(): void;
  /** Claims no email any more; resolves when those on their way are settled. */
  stopDelivery(): Promise<void>;
  closeStore(): Promise<void>;
};

/** Closes one after the other, each although one before it failed. @throws what failed first */
export async function closeAll(...closers: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const close of closers) await close().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/**
 * Ends everything in order, and in bounded time whatever hangs. It is safe to leave at any of its deadlines: what was
 * acknowledged is on the disk, and an email that was not settled is claimed again after its lease.
 */
export async function stopInOrder(parts: Stoppable, log: Pick<Logger, 'warn'>): Promise<void> {
  const within = async (what: keyof typeof stopDeadlines, done: Promise<void>): Promise<void> => {
    try {
      await withDeadline(done, stopDeadlines[what]);
    } catch (error) {
      log.warn('stopIncomplete', { what, error: String(error) });
    }
  };
  const delivery = within('emails', parts.stopDelivery());
  await within('answers', parts.closeListener());
  parts.endConnections();
  await delivery;
  await within('store', parts.closeStore());
}
