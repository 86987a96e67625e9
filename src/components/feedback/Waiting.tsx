import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/** ms after which a wait is announced; busy buttons appear after the same delay (hydration/firstLoad.ts). */
const noticedAfterMs = 150;

type WaitingProps = { children: ReactNode; className?: string };

/**
 * Announces that a part of the page is loading, if that takes long enough to be noticed. The region is mounted empty
 * when the wait begins, because a screen reader announces only words that appear in an existing region.
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
