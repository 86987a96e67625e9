import { useEffect, useState } from 'react';
import { loadWithRetry } from './loadWithRetry.ts';

/**
 * What a script file of its own brings, or null until it is there.
 *
 * @param cached what `load` brought before, if the caller keeps it: then there is no wait at all
 */
export function useLoadWithRetry<Loaded>(
  load: () => Promise<Loaded>,
  needed: boolean,
  cached: Loaded | null = null,
): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  if (needed && loaded === null && cached !== null) setLoaded(() => cached);

  useEffect(() => {
    if (!needed || loaded !== null) return undefined;
    return loadWithRetry(load, (result) => setLoaded(() => result));
  }, [load, needed, loaded]);

  return loaded;
}
