import type { Clock } from '../common/interfaces.ts';
import { withDeadline } from '../common/deadline.ts';

/** Milliseconds for which the result of a read is shared, and for which a read is waited for. */
const freshFor = 1000;
const deadline = 2000;

/**
 * Makes a read of the database that many monitors may call: it runs at most once a second, and never while an earlier
 * one is still pending. The result is undefined if the read failed or took longer than two seconds. `clock` must be
 * monotonic.
 */
export function makeCachedRead<Value>(
  read: () => Promise<Value>,
  clock: Clock,
): () => Promise<Value | undefined> {
  let pending: Promise<Value> | undefined;
  let answer: { at: number; value: Promise<Value | undefined> } | undefined;

  function start(): Promise<Value> {
    pending ??= read().finally(() => {
      pending = undefined;
    });
    return pending;
  }

  async function ask(): Promise<Value | undefined> {
    try {
      return await withDeadline(start(), deadline);
    } catch {
      return undefined;
    }
  }

  return () => {
    const now = clock.now();
    if (!answer || now - answer.at >= freshFor) {
      const asked = { at: now, value: ask() };
      void asked.value.finally(() => {
        asked.at = clock.now();
      });
      answer = asked;
    }
    return answer.value;
  };
}
