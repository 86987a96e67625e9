import type { Logger } from '../common/interfaces.ts';
import { withDeadline } from '../common/deadline.ts';
import { thrownTextOf } from '../common/errorText.ts';
import type { Store } from '../store/store.ts';

/** Milliseconds between two checks: while the database takes writes, and while it does not. */
const pauses = { accepting: 30_000, refusing: 5000 };
/** Milliseconds after which a check has failed; longer than any write waits for its turn at the database. */
const deadline = 10_000;

export type WriteCheck = {
  /** Whether the latest write reached the disk; at most half a minute old. */
  isWritable: () => boolean;
  stop: () => void;
};

/**
 * Writes to the database now and then, by the clock of this process: a disk that is full or read-only still answers
 * every read, and nobody can sign up. Strangers who ask whether the server is ready cause no write by that. Resolves
 * after the first check. A change is logged once.
 */
export async function startWriteCheck(
  store: Pick<Store, 'probeWrite'>,
  log: Pick<Logger, 'error' | 'info'>,
): Promise<WriteCheck> {
  let isWritable = true;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function check(): Promise<void> {
    const wasWritable = isWritable;
    try {
      await withDeadline(store.probeWrite(), deadline);
      isWritable = true;
      if (!wasWritable) log.info('databaseWritable');
    } catch (error) {
      isWritable = false;
      if (wasWritable && !isStopped) log.error('databaseNotWritable', { error: thrownTextOf(error) });
    }
    if (isStopped) return;
    timer = setTimeout(() => void check(), isWritable ? pauses.accepting : pauses.refusing);
    timer.unref();
  }

  await check();
  return {
    isWritable: () => isWritable,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
