import type { ReactNode } from 'react';

/** What appears in here is read out once the screen reader has a moment. Stands on the page before it has words. */
export function LiveRegion({ children, className }: { children?: ReactNode; className?: string }) {
  // `output` means the result of a calculation and takes no blocks inside.
  // eslint-disable-next-line jsx-a11y/prefer-tag-over-role
  return (
    <div role="status" className={className}>
      {children}
    </div>
  );
}
