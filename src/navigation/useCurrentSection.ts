import { useEffect, useState } from 'react';

/** The section under this line of the window, two fifths down, counts as the one being read. */
const line = '-40% 0px -60% 0px';

/** Which of these elements is being read. The first one until the visitor scrolls. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const all = ids.join(' ');

  useEffect(() => {
    // A browser without it still has the list; only the mark of the current section stays on the first.
    if (!('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const reached = entries.find(({ isIntersecting }) => isIntersecting);
        if (reached) setCurrent(reached.target.id);
      },
      { rootMargin: line },
    );
    for (const id of all.split(' ')) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [all]);

  return current;
}
