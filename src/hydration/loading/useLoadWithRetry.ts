import { useEffect, useState } from 'react';
import { loadWithRetry } from './loadWithRetry.ts';

/**
 * The module of a chunk, or null until it is there.
 *
 * @param cached what `load` returned before, if the caller keeps it; it is used at once, without an effect
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
