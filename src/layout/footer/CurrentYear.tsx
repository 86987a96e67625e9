import { useEffect, useRef } from 'react';
import { thisYear, yearAttribute } from '../../hydration/completeHtml.ts';

/**
 * The year of the visit. The prerendered HTML may have an older year, which hydration leaves alone; the effect corrects
 * it afterwards, and completeHtml.ts does so in a footer that is asleep.
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
