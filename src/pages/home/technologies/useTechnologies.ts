import { useCallback, useState } from 'react';
import type { Technology, TechnologyTab } from '../../../content/technologies/technologies.ts';
import { frontend } from '../../../content/technologies/frontend.ts';
import { useLoadWithRetry } from '../../../hydration/loading/useLoadWithRetry.ts';

const loadOthers = async () =>
  (await import(/* webpackChunkName: "technologies" */ '../../../content/technologies/others.ts'))
    .otherTechnologies;

/**
 * The technologies of a tab: the first tab's are here, all others come in a script file, at the latest when one of them
 * is chosen. The second value fetches that file ahead.
 */
export function useTechnologies(tab: TechnologyTab): [readonly Technology[], () => void] {
  const [preloading, setPreloading] = useState(false);
  const others = useLoadWithRetry(loadOthers, preloading || tab !== 'Frontend');
  const preload = useCallback(() => setPreloading(true), []);
  return [tab === 'Frontend' ? frontend : (others?.[tab] ?? []), preload];
}
