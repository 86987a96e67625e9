import { useEffect } from 'react';
import type { RefObject } from 'react';

/** The middle of the window, whatever its height: of a large drawing in a low window half is never in view. */
const middle = '-25% 0px';

/** Tells once when an element has come to the middle of the window, or was passed by. `onSeen` stays the same. */
export function useSeen(place: RefObject<Element | null>, onSeen: () => void): void {
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver !== 'function') return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const { isIntersecting, boundingClientRect } = entry;
        // A key that leads to a link below leaves it above.
        if (!isIntersecting && boundingClientRect.top > 0) return;
        observer.disconnect();
        onSeen();
      },
      { rootMargin: middle },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, onSeen]);
}
