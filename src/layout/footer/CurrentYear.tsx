import { useEffect, useRef } from 'react';

const thisYear = () => String(new Date().getFullYear());

/** The year of the visit. The page's HTML may be older: React leaves its year alone, and it is corrected after that. */
export function CurrentYear() {
  const year = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (year.current) year.current.textContent = thisYear();
  }, []);
  return (
    <span ref={year} suppressHydrationWarning>
      {thisYear()}
    </span>
  );
}
