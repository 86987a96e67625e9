import { useEffect } from 'react';

/** Milliseconds of delay: browsers limit how often `history.replaceState` may be called. */
const pause = 300;

/** Writes the current step into the address after it has not changed for 300 ms; null writes nothing. */
export function useWrittenHash(hash: string | null): void {
  useEffect(() => {
    if (hash === null) return undefined;
    const { pathname, search } = window.location;
    const timer = setTimeout(
      () => window.history.replaceState(null, '', `${pathname}${search}${hash}`),
      pause,
    );
    return () => clearTimeout(timer);
  }, [hash]);
}
