import { useEffect, useRef } from 'react';
import { thisYear, yearAttribute } from '../../hydration/completeHtml.ts';

/**
 * The year of the visit. The page's HTML may be older: React leaves its year alone, and it is corrected after that, in a
 * footer that sleeps by completeHtml.ts.
 */
export function CurrentYear() {
  const year = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (year.current) year.current.textContent = thisYear();
  }, []);
  return (
    <span ref={year} {...{ [yearAttribute]: '' }} suppressHydrationWarning>
      {thisYear()}
    </span>
  );
}
