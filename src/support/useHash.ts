import { useCallback, useEffect, useState } from 'react';
import { readReference } from './story/referenceOf.ts';
import type { Reference } from './story/referenceOf.ts';

/** Milliseconds: browsers refuse to write an address many times a second. */
const pause = 300;

/** The step that a link asks for by its fragment, as `#142`, until somebody has found it. */
export function useLinkedStep(): { linked: Reference | null; settle: () => void } {
  const [linked, setLinked] = useState(() => readReference(window.location.hash));
  useEffect(() => {
    const read = () => setLinked(readReference(window.location.hash));
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return { linked, settle: useCallback(() => setLinked(null), []) };
}

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
