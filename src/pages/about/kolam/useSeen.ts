import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Everything above the lower quarter of the window, whatever its height: of a large drawing in a low window half is never in
 * view, and a jump to a link below passes it between two looks.
 */
const aboveLowerQuarter = '1000000px 0px -25%';

/** Tells once when an element has come above the lower quarter of the window, or was passed by. `onSeen` stays the same. */
export function useSeen(place: RefObject<Element | null>, onSeen: () => void): void {
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser tells of several looks at once.
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
