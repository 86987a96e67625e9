import { useEffect, useState } from 'react';

/** ms before a script file that did not arrive is asked for again */
const retryAfterMs = 2000;

/**
 * What a script file of its own brings, or null until it is there. A file that does not arrive is asked for again as
 * long as it is needed, and nothing is thrown: a lost connection must not take the page away.
 *
 * @param load an `import()`; webpack keeps what arrived, so calling it again costs nothing
 * @param known what `load` brought before, if the caller keeps it: then there is no wait at all
 */
export function useLoadWithRetry<Loaded>(
  load: () => Promise<Loaded>,
  needed: boolean,
  known: Loaded | null = null,
): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  if (needed && loaded === null && known !== null) setLoaded(() => known);

  useEffect(() => {
    if (!needed || loaded !== null) return undefined;
    let mounted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = async () => {
      const result = await load().catch(() => null);
      if (!mounted) return;
      if (result !== null) setLoaded(() => result);
      else timer = setTimeout(() => void attempt(), retryAfterMs);
    };
    void attempt();
    return () => {
      mounted = false;
      clearTimeout(timer);
    };
  }, [load, needed, loaded]);

  return loaded;
}
