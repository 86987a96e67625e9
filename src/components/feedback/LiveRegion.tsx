import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { silenceWhileCovered } from './silenceWhileCovered.ts';

type LiveRegionProps = {
  children?: ReactNode;
  /** An alert is announced at once, even if it is mounted together with its words. */
  role?: 'status' | 'alert';
  id?: string;
  className?: string;
};

/**
 * Announces words that appear in it once the screen reader is idle, and does not repeat them after a dialog or another
 * cover of the page has gone. A status must be mounted before it has words.
 */
export function LiveRegion({ role = 'status', ...props }: LiveRegionProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => (element.current ? silenceWhileCovered(element.current) : undefined), []);
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `output` is the result of a calculation and takes no blocks
  return <div ref={element} role={role} {...props} />;
}
