import { useCallback, useState } from 'react';
import type { RefObject } from 'react';
import { exampleKolam, kolamOfDay, toggledAt, type SettledPattern } from '../../../art/kolam/dayKolam.ts';
import { useTabHidden } from '../../../components/media/useTabHidden.ts';
import { useMotion } from '../../../state/useMotion.ts';
import { useSeen } from './useSeen.ts';

const example = exampleKolam();

/** The kolam of the date on which it is looked at, and how it is shown. */
type Today = {
  date: Date;
  /** as the date has it */
  original: SettledPattern;
  /** as it was made of it */
  pattern: SettledPattern;
  /** it stands there whole */
  drawn: boolean;
};

function todayOf(date: Date): Today {
  const original = kolamOfDay(date);
  return { date, original, pattern: original, drawn: false };
}

const isLike = ({ crossings }: SettledPattern, other: SettledPattern) =>
  crossings.size === other.crossings.size && [...crossings].every((edge) => other.crossings.has(edge));

/**
 * Which kolam stands on the page: an example, the same on every day, as in the HTML; once it is seen that of today, which
 * draws itself over the example if things may move.
 */
export function useDayKolam(place: RefObject<Element | null>) {
  const [today, setToday] = useState<Today | null>(null);
  const showToday = useCallback(() => setToday(todayOf(new Date())), []);
  useSeen(place, showToday);
  const { moving, suspended } = useMotion();
  const hidden = useTabHidden();

  if (today?.drawn === false && (!moving || hidden)) setToday({ ...today, drawn: true });

  const show = (pattern: SettledPattern) => setToday(today && { ...today, pattern, drawn: true });
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
