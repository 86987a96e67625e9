import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether no part of an element is visible in the window. */
export function useOutOfView(place: RefObject<Element | null>): boolean {
  const [outOfView, setOutOfView] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver((entries) => setOutOfView(!entries.at(-1)!.isIntersecting));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return outOfView;
}
