import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { silenceWhileCovered } from './silenceWhileCovered.ts';

type LiveRegionProps = {
  children?: ReactNode;
  /** An alert is read out at once, also when it comes together with its words. */
  role?: 'status' | 'alert';
  id?: string;
  className?: string;
};

/**
 * What appears in here is read out once the screen reader has a moment, and not again after something has lain over the
 * page. A status stands on the page before it has words.
 */
export function LiveRegion({ role = 'status', ...props }: LiveRegionProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => (element.current ? silenceWhileCovered(element.current) : undefined), []);
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `output` is the result of a calculation and takes no blocks
  return <div ref={element} role={role} {...props} />;
}
