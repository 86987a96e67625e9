import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/** ms within which a part that arrives was no wait; busy buttons are drawn as late (hydration/firstLoad.ts) */
const noticedAfterMs = 150;

type WaitingProps = { children: ReactNode; className?: string };

/**
 * Says that a part of the page is on its way, where that takes long enough to be noticed. Mounted with the wait, so that the
 * region is there before its words, and a screen reader reads them, once.
 */
export function Waiting({ children, className }: WaitingProps) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), noticedAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `output` is the result of a calculation
    <p role="status" className={className}>
      {due && children}
    </p>
  );
}
