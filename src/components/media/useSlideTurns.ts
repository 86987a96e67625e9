import { startTransition, useEffect, useState } from 'react';
import { constants } from '../../../contract/constants.ts';

/** How long before the first change of slide the library is fetched and put in: time enough on a slow connection, ms. */
export const moverLeadMs = 900;

type Turns = {
  current: number;
  previous: number;
  /** Somebody has turned a slide, or the first turn is near: now it pays to fetch what moves them. */
  moverDue: boolean;
};

/**
 * Which slide is seen. As long as it runs, the next one follows after the interval, which begins anew with every change.
 *
 * @returns what is seen, whether somebody chose it, and the way to any slide
 */
export function useSlideTurns(count: number, runs: boolean) {
  const [turns, setTurns] = useState<Turns>({ current: 0, previous: 0, moverDue: false });
  const [chosen, setChosen] = useState(false);
  const { current } = turns;
  const turnTo = (of: (now: number) => number) => {
    // Ahead of the slide, which is read out only where its place is live already.
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
