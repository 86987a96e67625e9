import { useEffect, useState } from 'react';

/**
 * A section that begins above this line of the window, two fifths down, has been reached, however far it has gone by:
 * watched at the line alone, a jump that passes over it would leave no word of it.
 */
const aboveTheLine = '9999% 0px -60% 0px';

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
    const wanted = all.split(' ');
    const sections = new Map<Element, string>();
    const reached = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) reached.add(target);
          else reached.delete(target);
        }
        const read = [...sections].findLast(([section]) => reached.has(section));
        setCurrent(read ? read[1] : wanted[0]);
      },
      { rootMargin: aboveTheLine },
    );
    for (const id of wanted) {
      const element = document.getElementById(id);
      const section = element?.closest('section') ?? element;
      if (!section) continue;
      sections.set(section, id);
      observer.observe(section);
    }
    return () => observer.disconnect();
  }, [all]);

  return [current, setCurrent];
}
