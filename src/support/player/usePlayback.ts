import { useCallback, useEffect, useRef, useState } from 'react';
import { useTabHidden } from '../../components/media/useTabHidden.ts';
import { positionAt } from '../story/scheduleOf.ts';
import type { Schedule } from '../story/scheduleOf.ts';

export const speeds = [0.5, 1, 2, 4, 8, 16] as const;
export type Speed = (typeof speeds)[number];

/**
 * Plays a schedule: moves through its positions as time passes, and stops at the end. Of several steps within one
 * animation frame only the last is shown, so that every speed can be kept. Playback pauses while the tab is hidden.
 * @param jumps counts how often the position was changed from outside
 */
export function usePlayback(
  schedule: Schedule,
  position: number,
  move: (position: number) => void,
  jumps: number,
) {
  const last = schedule.shownAt.length - 1;
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const hidden = useTabHidden();
  /** The current time of the schedule, in milliseconds. */
  const time = useRef(schedule.shownAt[position] ?? 0);

  const latest = useRef(position);
  useEffect(() => {
    latest.current = position;
  }, [position]);
  useEffect(() => {
    if (jumps > 0) time.current = schedule.shownAt[latest.current] ?? 0;
  }, [jumps, schedule]);

  const seek = useCallback(
    (wanted: number) => {
      const next = Math.min(Math.max(wanted, 0), last);
      time.current = schedule.shownAt[next] ?? 0;
      move(next);
    },
    [schedule, last, move],
  );

  useEffect(() => {
    // A hidden tab gets no animation frames; the first one afterwards would skip all the time in between.
    if (!playing || hidden) return undefined;
    let before = performance.now();
    let frame = 0;
    const tick = (now: number) => {
      time.current += Math.max(0, now - before) * speed;
      before = now;
      const next = positionAt(schedule, time.current);
      // Most animation frames bring no new step, and each `move` re-renders the screen.
      if (next !== latest.current) move(next);
      latest.current = next;
      if (next < last) frame = requestAnimationFrame(tick);
      else setPlaying(false);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [playing, hidden, speed, schedule, last, move]);

  const toggle = useCallback(() => {
    if (last === 0) return;
    if (!playing && position >= last) seek(0);
    setPlaying(!playing);
  }, [playing, position, last, seek]);

  return { playing, speed, setSpeed, seek, toggle };
}
