import { useEffect, useState } from 'react';

/** The section under this line of the window, two fifths down, counts as the one being read. */
const line = '-40% 0px -60% 0px';

/**
 * Which of these sections is being read, each by its own id or that of its heading; the first one until the visitor scrolls.
 * With a way to name one at once when its link is pressed: the last ones may be too short to come up so far.
 */
export function useCurrentSection(
  ids: readonly string[],
): [current: string | undefined, choose: (id: string) => void] {
  const [current, setCurrent] = useState(ids[0]);
  const all = ids.join(' ');

  useEffect(() => {
    const idOf = new Map<Element, string>();
    const observer = new IntersectionObserver(
      (entries) => {
        const read =
          entries.find(({ isIntersecting }) => isIntersecting) ??
          // None where the page opens below the last one, as after a reload at its foot.
          entries.findLast(
            ({ boundingClientRect: { bottom }, rootBounds }) => bottom <= (rootBounds?.top ?? 0),
          );
        if (read) setCurrent(idOf.get(read.target));
      },
      { rootMargin: line },
    );
    for (const id of all.split(' ')) {
      const element = document.getElementById(id);
      const section = element?.closest('section') ?? element;
      if (!section) continue;
      idOf.set(section, id);
      observer.observe(section);
    }
    return () => observer.disconnect();
  }, [all]);

  return [current, setCurrent];
}
