import { limits } from '../../../contract/serverMessages.ts';
import type { Limit } from '../../../contract/serverMessages.ts';
import type { Clock, Load } from '../../common/interfaces.ts';
import { busy, tooMany } from '../../common/httpError.ts';

/** Seconds that a caller without a place is told to wait. */
const wait = 5;

type PlaceLimits = {
  total: number;
  /** Milliseconds after which a place may be taken away for a newcomer when all are taken. */
  givesWayAfter: number;
};

export type Place = {
  /** Aborted when the place was given to a newcomer; its reason is the error to answer with. */
  signal: AbortSignal;
  /** Reports bytes received or sent: the slowest transfer is the first to give way. */
  moved: (bytes: number) => void;
  /** From now on the place is never taken away. */
  keep: () => void;
  /** Gives the place back. Does nothing the second time, or when the place was taken away. */
  release: () => void;
};

type Transfer = { since: number; bytes: number; giveUp: () => void };

/**
 * Limits transfers that may take any time, such as uploads and downloads: a few places per key, `total` in all. There
 * is no queue: when all places are taken, the slowest transfer of at least `givesWayAfter` milliseconds loses its
 * place. `limit` words the error for a key with too many transfers; `clock` is monotonic.
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
    load: (): Load => ({ running: taken, waiting: 0 }),
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
