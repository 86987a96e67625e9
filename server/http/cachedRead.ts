import type { Clock } from '../dependencies.ts';
import { withDeadline } from '../deadline.ts';

/** Milliseconds for which an answer of the database counts for everybody who asks, and how long one may take. */
const freshFor = 1000;
const deadline = 2000;

/**
 * Reads for whoever watches the server: however many ask, the database is read once a second at most and never again
 * while a read still hangs. Gives undefined when the read failed or is late. `clock` is a monotonic one.
 */
export function makeCachedRead<Value>(
  read: () => Promise<Value>,
  clock: Clock,
): () => Promise<Value | undefined> {
  let hanging: Promise<Value> | undefined;
  let answer: { at: number; value: Promise<Value | undefined> } | undefined;

  function start(): Promise<Value> {
    hanging ??= read().finally(() => {
      hanging = undefined;
    });
    return hanging;
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
