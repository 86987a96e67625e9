import { useEffect, useState } from 'react';
import { teams } from '../../content/positions.ts';

/** The part of the window, in per cent from above and below, in which a team counts as being read. */
const readingBand = '-15% 0px -50% 0px';

/** Id of the team that is being read, and a way to name it at once when its entry is pressed. */
export function useCurrentTeam(): [string, (id: string) => void] {
  const [current, setCurrent] = useState(teams[0]?.id ?? '');
  useEffect(() => {
    if (typeof IntersectionObserver !== 'function') return undefined;
    const read = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) read.add(target.id);
          else read.delete(target.id);
        }
        const first = teams.find(({ id }) => read.has(id))?.id;
        // of teams that stand side by side, the pressed one stays the current one
        setCurrent((id) => (read.has(id) ? id : (first ?? id)));
      },
      { rootMargin: readingBand },
    );
    for (const { id } of teams) {
      const heading = document.getElementById(id)?.closest('section');
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, []);
  return [current, setCurrent];
}
