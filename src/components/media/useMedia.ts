import { useMemo, useSyncExternalStore } from 'react';

/**
 * A media query that is read and followed. Its list is made once, and read only before it is followed and when it
 * changes: to answer, the browser may have to bring all styles up to date in the middle of a render.
 */
function followedQuery(query: string) {
  let list: MediaQueryList | undefined;
  let known: boolean | undefined;
  const read = () => (list ??= window.matchMedia(query)).matches;
  return {
    subscribe: (onChange: () => void) => {
      const update = () => {
        known = read();
        onChange();
      };
      known = read();
      list?.addEventListener('change', update);
      return () => {
        known = undefined;
        list?.removeEventListener('change', update);
      };
    },
    matches: () => known ?? read(),
  };
}

/**
 * Whether a media query matches. `false` in prerendered HTML and while it hydrates, so it must not decide the layout.
 */
export function useMedia(query: string): boolean {
  const { subscribe, matches } = useMemo(() => followedQuery(query), [query]);
  return useSyncExternalStore(subscribe, matches, () => false);
}
