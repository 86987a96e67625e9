import type { ReactNode } from 'react';

/** What appears in here is read out once the screen reader has a moment. Stands on the page before it has words. */
export function LiveRegion({ children, className }: { children?: ReactNode; className?: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `output` is the result of a calculation and takes no blocks
    <div role="status" className={className}>
      {children}
    </div>
  );
}
