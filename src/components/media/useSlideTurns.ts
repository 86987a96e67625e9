import { startTransition, useEffect, useState } from 'react';
import * as constants from '../../../contract/constants.ts';

/** ms before the first change of slide at which the library is fetched: enough on a slow connection. */
export const moverLeadMs = 900;

type Turns = {
  current: number;
  previous: number;
  /** The visitor has turned a slide, or the first change is near: it is time to fetch the library. */
  moverDue: boolean;
};

/**
 * Which slide is visible. While `runs`, the next one follows after the interval, which restarts with every change.
 *
 * @returns the visible and the previous slide, whether the visitor chose it, and `turnTo`, which changes to any slide
 */
export function useSlideTurns(count: number, runs: boolean) {
  const [turns, setTurns] = useState<Turns>({ current: 0, previous: 0, moverDue: false });
  const [chosen, setChosen] = useState(false);
  const { current } = turns;
  const turnTo = (of: (now: number) => number) => {
    // Set before the slide changes: a screen reader announces the slide only if its region is already live.
    setChosen(true);
    startTransition(() =>
      setTurns(({ current: now }) => ({ current: (of(now) + count) % count, previous: now, moverDue: true })),
    );
  };

  useEffect(() => {
    if (!runs) return undefined;
    const { carouselInterval } = constants;
    const soon = setTimeout(
      () => startTransition(() => setTurns((now) => ({ ...now, moverDue: true }))),
      carouselInterval - moverLeadMs,
    );
    const turn = setTimeout(
      () =>
        startTransition(() => {
          setChosen(false);
          setTurns((now) => ({ ...now, current: (current + 1) % count, previous: current }));
        }),
      carouselInterval,
    );
    return () => {
      clearTimeout(soon);
      clearTimeout(turn);
    };
  }, [runs, current, count]);

  return { ...turns, chosen, turnTo };
}
