import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** ms after which the rest of the screen follows even if the browser is not idle. */
const longestWait = 150;

/**
 * Follows a position in idle time. The replayed page runs on the same main thread, so it is rendered first.
 * @returns the position that is followed so far, and a ref to the newest one
 */
export function useFollowed(position: number): readonly [number, RefObject<number>] {
  const [followed, setFollowed] = useState(position);
  const latest = useRef(position);
  /**
   * The pending idle callback. During playback the next position comes before the browser is idle; it must not restart
   * the wait.
   */
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
