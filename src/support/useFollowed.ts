import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** ms after which the rest of the screen follows, however busy the browser is with the page */
const longestWait = 150;

/**
 * The position once the browser has nothing more urgent to do: the page that is replayed runs in the same thread, and comes
 * first.
 * @returns that position, and a ref to the one that is asked for meanwhile
 */
export function useFollowed(position: number): readonly [number, RefObject<number>] {
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

  return [followed, latest];
}
