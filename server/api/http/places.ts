import { limits } from '../../../contract/serverMessages.ts';
import type { Limit } from '../../../contract/serverMessages.ts';
import type { Clock, SemaphoreLoad } from '../../dependencies.ts';
import { busy, tooMany } from '../../httpError.ts';

/** Seconds after which it is worth asking again. */
const wait = 5;

type PlaceLimits = {
  total: number;
  /** A place that was taken so many milliseconds ago may give way to a newcomer when all are taken. */
  givesWayAfter: number;
};

export type Place = {
  /** Aborted, with the error to answer with, when the place has gone to somebody else. */
  signal: AbortSignal;
  /** Tells that so many bytes have come or gone: who is quick keeps the place. */
  moved: (bytes: number) => void;
  /** From now on the place gives way to nobody. */
  keep: () => void;
  /** Gives the place back; once is enough, and it is when it has given way. */
  release: () => void;
};

type Transfer = { since: number; bytes: number; giveUp: () => void };

/**
 * Counts what is under way for as long as it takes, such as uploads and downloads: so many for each key, `total` in all.
 * Nobody waits for a place: when all are taken, the slowest of those that have had theirs for a while gives way.
 * `limit` says what a key has too much of, `clock` is a monotonic one.
 */
export function makePlaces(clock: Clock, { total, givesWayAfter }: PlaceLimits, limit: Limit = limits.files) {
  const counts = new Map<string, number>();
  let taken = 0;
  const underWay = new Set<Transfer>();

  function makeRoom(): void {
    const now = clock.now();
    const rateOf = ({ since, bytes }: Transfer) => bytes / (now - since);
    const [slowest] = [...underWay]
      .filter(({ since }) => now - since >= givesWayAfter)
      .toSorted((a, b) => rateOf(a) - rateOf(b));
    if (!slowest) throw busy();
    slowest.giveUp();
  }

  return {
    load: (): SemaphoreLoad => ({ running: taken, waiting: 0 }),
    /** Takes one place under each key. @throws HttpError 429 or 503 */
    take(keys: readonly { key: string; most: number }[]): Place {
      if (keys.some(({ key, most }) => (counts.get(key) ?? 0) >= most)) throw tooMany(wait, limit);
      if (taken >= total) makeRoom();
      taken += 1;
      for (const { key } of keys) counts.set(key, (counts.get(key) ?? 0) + 1);

      const ending = new AbortController();
      const transfer: Transfer = {
        since: clock.now(),
        bytes: 0,
        giveUp() {
          release();
          ending.abort(busy());
        },
      };
      underWay.add(transfer);
      const keep = (): void => void underWay.delete(transfer);
      let isReleased = false;
      function release(): void {
        if (isReleased) return;
        isReleased = true;
        keep();
        taken -= 1;
        for (const { key } of keys) {
          const rest = (counts.get(key) ?? 0) - 1;
          if (rest > 0) counts.set(key, rest);
          else counts.delete(key);
        }
      }
      return {
        signal: ending.signal,
        moved(bytes) {
          transfer.bytes += bytes;
        },
        keep,
        release,
      };
    },
  };
}
