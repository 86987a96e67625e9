import { useEffect, useState } from 'react';

/** The band of the window, under header and section bar, in which a section counts as the one being read. */
const band = '-150px 0px -55% 0px';

/** Which of these elements is being read. The first one until the visitor scrolls. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const all = ids.join(' ');

  useEffect(() => {
    // A browser without it still has the list; only the mark of the current section stays on the first.
    if (!('IntersectionObserver' in window)) return undefined;
    const order = all.split(' ');
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        const first = order.find((id) => visible.has(id));
        if (first !== undefined) setCurrent(first);
      },
      { rootMargin: band },
    );
    for (const id of order) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [all]);

  return current;
}
