import { useEffect, useState } from 'react';

/**
 * Root margin of the observer. It extends far above the window and ends at a line two fifths down, so that a section
 * that begins above that line stays intersecting, however far it is scrolled past. If it only intersected at the line
 * itself, a jump over the section would cause no callback.
 */
const aboveTheLine = '9999% 0px -60% 0px';

/**
 * The id of the section that is being read; the first one until the visitor scrolls. `choose` sets it at once when a
 * link to a section is pressed, because the last sections may be too short to be scrolled up to the line.
 *
 * @param ids of the sections, or of their headings, in the order of the page
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
