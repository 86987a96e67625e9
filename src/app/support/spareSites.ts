import { whenIdle } from '../../hydration/timing/whenIdle.ts';
import { halfDayOf, nameOf } from './recorded/openingOf.ts';
import type { RecordedOpening } from './recorded/openingOf.ts';
import type { ReplayedSite } from './replayedSite.tsx';

/** How many pages are kept open ahead: each takes the memory of a whole page. */
const mostSpares = 8;

/**
 * Keeps spare sites, each with a page that is rendered but was never shown. A moment on such a page takes the spare,
 * and another one is made in idle time.
 * @param make makes a site at a page, outside of the document
 */
export function makeSpareSites(make: (opening: RecordedOpening) => ReplayedSite) {
  /** The openings to keep spares of, by name; the most recently requested come last. */
  const wanted = new Map<string, RecordedOpening>();
  const spares = new Map<string, ReplayedSite>();
  /** The half-day, by the replayed clock, in which the spares were made. */
  let halfDay = '';
  let isFilling = false;

  const drop = (name: string) => {
    spares.get(name)?.end();
    spares.delete(name);
  };

  /** Makes one spare per idle period, only for openings whose name fits the replayed clock as it is then. */
  const fill = async () => {
    if (isFilling) return;
    isFilling = true;
    for (;;) {
      await whenIdle();
      const now = Date.now();
      const next = [...wanted].findLast(
        ([name, opening]) => !spares.has(name) && name === nameOf(opening, now),
      );
      if (!next) break;
      const [name, opening] = next;
      halfDay = halfDayOf(now);
      const site = make(opening);
      spares.set(name, site);
      site.prepare();
    }
    isFilling = false;
  };

  return {
    /** Removes and returns the spare of this opening, if there is one. */
    take: (opening: RecordedOpening, moment: number): ReplayedSite | undefined => {
      const name = nameOf(opening, moment);
      // A spare from another half-day may still be rendering, and would finish by a different clock.
      if (halfDayOf(moment) !== halfDay) for (const other of Array.from(spares.keys())) drop(other);
      const site = spares.get(name);
      spares.delete(name);
      return site;
    },
    /**
     * Requests a spare of this opening. It is made now, or as soon as the replayed clock is in the same half-day again.
     */
    want: (opening: RecordedOpening, moment: number): void => {
      const name = nameOf(opening, moment);
      wanted.delete(name);
      wanted.set(name, opening);
      for (const oldest of Array.from(wanted.keys()).slice(0, -mostSpares)) {
        wanted.delete(oldest);
        drop(oldest);
      }
      void fill();
    },
    end: () => {
      wanted.clear();
      for (const name of Array.from(spares.keys())) drop(name);
    },
  };
}
