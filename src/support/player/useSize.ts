import { useEffect, useRef, useState } from 'react';

/** Observes the size of an element's content box, in px; zero until it is known. */
export function useSize<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!part.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(part.current);
    return () => observer.disconnect();
  }, []);
  return { part, size };
}
