import type { ReactNode, Ref } from 'react';
import { VisuallyHidden } from '../text/VisuallyHidden.ts';
import { LiveRegion } from './LiveRegion.tsx';

type HiddenLiveRegionProps = { ref?: Ref<HTMLElement>; children?: ReactNode };

/** A LiveRegion for screen readers only. */
export const HiddenLiveRegion = ({ ref, children }: HiddenLiveRegionProps) => (
  <VisuallyHidden as="div" ref={ref}>
    <LiveRegion>{children}</LiveRegion>
  </VisuallyHidden>
);
