import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Root margin that counts everything above the lower quarter of the window as in view. A threshold would not do: half
 * of a large drawing never fits into a low window, and a jump to a link below passes the drawing without any entry.
 */
const aboveLowerQuarter = '1000000px 0px -25%';

/**
 * Calls `onSeen` once, when an element has come above the lower quarter of the window or was scrolled past. `onSeen`
 * must keep its identity.
 */
export function useSeen(place: RefObject<Element | null>, onSeen: () => void): void {
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser reports several entries in one callback.
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        onSeen();
      },
      { rootMargin: aboveLowerQuarter },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, onSeen]);
}
