import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import * as constants from '../../../contract/constants.ts';
import { observeReveal } from '../../hydration/observeReveals.ts';
import { timelineItemRevealMs } from '../text/timelineLoop.ts';

type RevealProps = {
  children: ReactNode;
  /** `line`: everything inside is line and appears from left to right; `timeline`: only the line of a Timeline does, downwards. */
  what?: 'line' | 'timeline';
};

/** Inset of the clip paths; negative, so that strokes may reach 60 px out of the drawing. */
const around = -60;
/** The whole width and that room, from the right edge: nothing of the drawing is visible. */
const beyond = `calc(100% - ${around}px)`;

/** The element that is observed. The clip path is on its child, because a clipped element does not count as visible. */
const Frame = styled('div')({
  '@media screen and (prefers-reduced-motion: no-preference)': {
    '&[data-reveal="line"] > [data-phase="waiting"]': {
      clipPath: `inset(${around}px ${beyond} ${around}px ${around}px)`,
    },
    '&[data-reveal="line"] > [data-phase="drawing"]': {
      clipPath: `inset(${around}px)`,
      transition: `clip-path ${constants.lineReveal}ms cubic-bezier(.2,0,0,1)`,
    },
    // The parts of a Timeline read these variables.
    '&[data-reveal="timeline"] > [data-phase="waiting"]': { '--timeline-clip': 'inset(0 0 100% 0)' },
    '&[data-reveal="timeline"] > [data-phase="drawing"]': {
      '--timeline-clip': 'inset(0 0 0 0)',
      '--timeline-transition': `clip-path ${timelineItemRevealMs}ms linear`,
    },
  },
});

/**
 * Draws a decorative line once, in 500 ms, when half of it has come into view. It never hides words. In a prerendered
 * page it is observed before React hydrates it (observeReveals.ts).
 */
export function Reveal({ children, what = 'line' }: RevealProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (frame.current ? observeReveal(frame.current) : undefined), []);
  return (
    <Frame ref={frame} data-reveal={what}>
      <div suppressHydrationWarning>{children}</div>
    </Frame>
  );
}
