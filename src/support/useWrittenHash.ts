import { useEffect } from 'react';

/** Milliseconds: browsers refuse to write an address many times a second. */
const pause = 300;

/** Writes the step that is looked at into the address, once it stays for a moment; null writes nothing. */
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
