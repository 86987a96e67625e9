import { useCallback, useState } from 'react';
import type { RefObject } from 'react';
import { exampleKolam, kolamOfDay, toggledAt } from '../../../art/kolam/dayKolam.ts';
import type { Pattern } from '../../../art/kolam/kolam.ts';
import { useTabHidden } from '../../../components/media/useTabHidden.ts';
import { useMotion } from '../../../state/useMotion.ts';
import { useSeen } from './useSeen.ts';

const example = exampleKolam();

/** The kolam of the date on which it came into view, and how it is shown. */
type Today = {
  date: Date;
  /** The pattern of the date. */
  original: Pattern;
  /** The pattern with the visitor's changes. */
  pattern: Pattern;
  /** Its animation is over, or there is none. */
  drawn: boolean;
};

function todayOf(date: Date): Today {
  const original = kolamOfDay(date);
  return { date, original, pattern: original, drawn: false };
}

const isLike = ({ crossings }: Pattern, other: Pattern) =>
  crossings.size === other.crossings.size && [...crossings].every((edge) => other.crossings.has(edge));

/**
 * Which kolam the page shows: first the example of the HTML, the same on every day; once it is in view, that of today,
 * which draws itself over the example unless motion is paused.
 */
export function useDayKolam(place: RefObject<Element | null>) {
  const [today, setToday] = useState<Today | null>(null);
  const showToday = useCallback(() => setToday(todayOf(new Date())), []);
  useSeen(place, showToday);
  const { moving, suspended } = useMotion();
  const hidden = useTabHidden();

  if (today?.drawn === false && (!moving || hidden)) setToday({ ...today, drawn: true });

  const show = (pattern: Pattern) => setToday(today && { ...today, pattern, drawn: true });
  return {
    pattern: today?.pattern ?? example,
    date: today?.date ?? null,
    changed: today !== null && !isLike(today.pattern, today.original),
    draws:
      today?.drawn === false
        ? { over: example, suspended, onDrawn: () => setToday({ ...today, drawn: true }) }
        : null,
    toggle: (edge: string) => today && show(toggledAt(today.pattern, edge)),
    putBack: () => today && show(today.original),
  };
}
