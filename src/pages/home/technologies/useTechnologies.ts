import { useCallback, useEffect, useState } from 'react';
import type { Technology, TechnologyTab } from '../../../content/technologies/technologies.ts';
import { frontend } from '../../../content/technologies/frontend.ts';
import type { otherTechnologies } from '../../../content/technologies/others.ts';

type Others = typeof otherTechnologies;

const load = () => import(/* webpackChunkName: "technologies" */ '../../../content/technologies/others.ts');

/** Pause before a script file that did not arrive is asked for again, in ms. */
const retryAfter = 2000;

/**
 * The technologies of a tab: the first tab's are here, all others come in a script file, at the latest when one of them
 * is chosen. The second value fetches that file ahead.
 */
export function useTechnologies(tab: TechnologyTab): [readonly Technology[], () => void] {
  const [others, setOthers] = useState<Others | null>(null);
  const [wanted, setWanted] = useState(false);
  const needed = (wanted || tab !== 'Frontend') && others === null;

  useEffect(() => {
    if (!needed) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const attempt = async () => {
      const loaded = await load().catch(() => null);
      if (gone) return;
      if (loaded) setOthers(loaded.otherTechnologies);
      else timer = setTimeout(() => void attempt(), retryAfter);
    };
    void attempt();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [needed]);

  return [tab === 'Frontend' ? frontend : (others?.[tab] ?? []), useCallback(() => setWanted(true), [])];
}
