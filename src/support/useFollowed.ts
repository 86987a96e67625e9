import { useEffect, useRef, useState } from 'react';

/** ms after which the rest of the screen follows, however busy the browser is with the page */
const longestWait = 150;

/**
 * The position once the browser has nothing more urgent to do: the page that is replayed runs in the same thread, and comes
 * first.
 */
export function useFollowed(position: number): number {
  const [followed, setFollowed] = useState(position);
  const latest = useRef(position);
  /** While it plays the next position comes before the browser is idle; it does not put this off. */
  const waiting = useRef<number | null>(null);

  useEffect(() => {
    latest.current = position;
    const follow = () => {
      waiting.current = null;
      setFollowed(latest.current);
    };
    if (!('requestIdleCallback' in window)) follow();
    else waiting.current ??= window.requestIdleCallback(follow, { timeout: longestWait });
  }, [position]);
  useEffect(
    () => () => {
      if (waiting.current !== null) window.cancelIdleCallback(waiting.current);
      waiting.current = null;
    },
    [],
  );

  return followed;
}
