import { whenIdle } from '../../hydration/timing/whenIdle.ts';
import { halfDayOf, nameOf } from './recorded/openingOf.ts';
import type { RecordedOpening } from './recorded/openingOf.ts';
import type { Site } from './site.tsx';

/** Pages of a trace that are opened ahead: each is a document's worth of memory. */
const mostSpares = 8;

/**
 * Sites that wait, each with a page that has opened and that nobody has seen: one is taken for a moment on its page, and then
 * another one made in its place, as there is time.
 * @param make a site at a page, which is not in the document
 */
export function makeSpareSites(make: (opening: RecordedOpening) => Site) {
  /** By name, those that were needed last at the end. */
  const wanted = new Map<string, RecordedOpening>();
  const spares = new Map<string, Site>();
  /** In which they were made. */
  let halfDay = '';
  let isFilling = false;

  const drop = (name: string) => {
    spares.get(name)?.end();
    spares.delete(name);
  };

  /** One a turn; a page is opened by the clock that stands now. */
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
    /** Whose page has opened as is wanted, if there is one. */
    take: (opening: RecordedOpening, moment: number): Site | undefined => {
      const name = nameOf(opening, moment);
      // One that is not ready yet would go on by another clock.
      if (halfDayOf(moment) !== halfDay) for (const other of Array.from(spares.keys())) drop(other);
      const site = spares.get(name);
      spares.delete(name);
      return site;
    },
    /** Has one made, now or when the clock stands as it did. */
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
