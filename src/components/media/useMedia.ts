import { useMemo, useSyncExternalStore } from 'react';

/**
 * A media query that is read and followed. Its list is made once: making one in each render would have the browser bring
 * all styles up to date in the middle of it.
 */
function followedQuery(query: string) {
  let list: MediaQueryList | undefined;
  const listOf = () => (list ??= window.matchMedia(query));
  return {
    subscribe: (onChange: () => void) => {
      listOf().addEventListener('change', onChange);
      return () => listOf().removeEventListener('change', onChange);
    },
    matches: () => listOf().matches,
  };
}

/**
 * Whether a media query matches. `false` in prerendered HTML and while it hydrates, so it must not decide the layout.
 */
export function useMedia(query: string): boolean {
  const { subscribe, matches } = useMemo(() => followedQuery(query), [query]);
  return useSyncExternalStore(subscribe, matches, () => false);
}
