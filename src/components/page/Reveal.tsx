import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { constants } from '../../../contract/constants.ts';
import { notForwarded } from '../../theme/notForwarded.ts';
import { timelineItemRevealMs } from '../text/timelineLoop.ts';
import { useReveal, type RevealPhase } from './useReveal.ts';

interface RevealProps {
  children: ReactNode;
  /** `line`: everything inside is line and appears from left to right; `timeline`: only the line of a Timeline does, downwards */
  what?: 'line' | 'timeline';
}

/** Room round a drawing for strokes that lean out of it. */
const around = -60;
/** A whole width from the right edge, and that room too: nothing is left of the drawing. */
const beyond = `calc(100% - ${around}px)`;

const withMotion = '@media screen and (prefers-reduced-motion: no-preference)';

/** Inside of what is measured: what is clipped away does not count as seen. */
const Clip = styled(
  'div',
  notForwarded('what', 'phase'),
)<{
  what: RevealProps['what'];
  phase: RevealPhase;
}>({
  variants: [
    {
      props: { what: 'line', phase: 'waiting' },
      style: { [withMotion]: { clipPath: `inset(${around}px ${beyond} ${around}px ${around}px)` } },
    },
    {
      props: { what: 'line', phase: 'drawing' },
      style: {
        [withMotion]: {
          clipPath: `inset(${around}px)`,
          transition: `clip-path ${constants.lineReveal}ms cubic-bezier(.2,0,0,1)`,
        },
      },
    },
    {
      // the parts of a Timeline read these variables
      props: { what: 'timeline', phase: 'waiting' },
      style: { [withMotion]: { '--timeline-clip': 'inset(0 0 100% 0)' } },
    },
    {
      props: { what: 'timeline', phase: 'drawing' },
      style: {
        [withMotion]: {
          '--timeline-clip': 'inset(0 0 0 0)',
          '--timeline-transition': `clip-path ${timelineItemRevealMs}ms linear`,
        },
      },
    },
  ],
});

/** Draws a decorative line once, in 500 ms, when half of it has come into view. Words are never hidden by it. */
export function Reveal({ children, what = 'line' }: RevealProps) {
  const [target, phase] = useReveal<HTMLDivElement>();
  return (
    <div ref={target}>
      <Clip what={what} phase={phase} data-phase={phase}>
        {children}
      </Clip>
    </div>
  );
}
