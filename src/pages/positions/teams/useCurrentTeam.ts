import { useEffect, useState } from 'react';
import { teams } from '../../../content/marketing/positions.ts';

/** The part of the window, in per cent from above and below, in which a team counts as being read. */
const readingBand = '-15% 0px -45% 0px';

/** Id of the team that is being read, and a way to name it at once when its entry is pressed. */
export function useCurrentTeam(): [string, (id: string) => void] {
  const [current, setCurrent] = useState(teams[0]?.id ?? '');
  useEffect(() => {
    const sections = new Map<Element, string>(
      teams.flatMap(({ id }) => {
        const section = document.getElementById(id)?.closest('section');
        return section ? [[section, id] as const] : [];
      }),
    );
    const read = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = sections.get(target) ?? '';
          if (isIntersecting) read.add(id);
          else read.delete(id);
        }
        // The head of the page is read: the first team comes next. Of a team that a jump passed over there is no entry.
        const [[firstSection, firstTeam] = []] = sections;
        const above = read.size === 0 && firstSection && firstSection.getBoundingClientRect().top > 0;
        const first = above ? firstTeam : teams.find(({ id }) => read.has(id))?.id;
        // of teams that stand side by side, the pressed one stays the current one
        setCurrent((id) => (read.has(id) ? id : (first ?? id)));
      },
      { rootMargin: readingBand },
    );
    for (const section of sections.keys()) observer.observe(section);
    return () => observer.disconnect();
  }, []);
  return [current, setCurrent];
}
