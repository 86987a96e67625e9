import { limits } from '../../../contract/answers.ts';
import type { GateLoad } from '../../dependencies.ts';
import { busy, tooMany } from '../../httpError.ts';

/** Seconds after which it is worth asking again. */
const wait = 5;

/**
 * Counts what is under way for as long as it takes, such as uploads and downloads: so many for each key, `total` in all.
 * Nobody waits for a place.
 */
export function makePlaces(total: number) {
  const taken = new Map<string, number>();
  let all = 0;

  return {
    load: (): GateLoad => ({ running: all, waiting: 0 }),
    /** Takes one place under each key; the answer gives them back, once. @throws HttpError 429 or 503 */
    take(keys: readonly { key: string; most: number }[]): () => void {
      if (keys.some(({ key, most }) => (taken.get(key) ?? 0) >= most)) throw tooMany(wait, limits.files);
      if (all >= total) throw busy();
      all += 1;
      for (const { key } of keys) taken.set(key, (taken.get(key) ?? 0) + 1);
      let released = false;
      return () => {
        if (released) return;
        released = true;
        all -= 1;
        for (const { key } of keys) {
          const rest = (taken.get(key) ?? 0) - 1;
          if (rest > 0) taken.set(key, rest);
          else taken.delete(key);
        }
      };
    },
  };
}
