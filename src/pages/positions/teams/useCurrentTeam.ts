import { useEffect, useState } from 'react';
import { teams } from '../../../content/marketing/positions.ts';
import { headerBottom } from '../../../theme/space.ts';

/** Heights in px of the sticky row of chips, and of the space below a team's last role. */
const chips = 57;
const space = 36;

/**
 * Root margin: a team counts as being read as long as a role of it is in sight below what sticks to the upper edge of
 * the window, and from 45 % above the lower edge.
 */
const readingBand = `-${headerBottom.narrow + chips + space}px 0px -45% 0px`;

/** Id of the team that is being read, and a setter for the moment in which its entry is pressed. */
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
        // While the head of the page is read, the first team is the current one. The position is measured, because a
        // jump that passes a team over produces no entry for it.
        const [[firstSection, firstTeam] = []] = sections;
        const above = read.size === 0 && firstSection && firstSection.getBoundingClientRect().top > 0;
        const first = above ? firstTeam : teams.find(({ id }) => read.has(id))?.id;
        // Among teams that stand side by side, the pressed one stays current.
        setCurrent((id) => (read.has(id) ? id : (first ?? id)));
      },
      { rootMargin: readingBand },
    );
    for (const section of sections.keys()) observer.observe(section);
    return () => observer.disconnect();
  }, []);
  return [current, setCurrent];
}
