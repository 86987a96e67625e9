import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { constants } from '../../../contract/constants.ts';
import { useReveal } from './useReveal.ts';

interface RevealProps {
  children: ReactNode;
  /** `line`: everything inside is line and appears from left to right; `thread`: only the line of a Timeline does, downwards */
  what?: 'line' | 'thread';
}

/** How many items a thread passes in the given time; later ones are drawn together with the last. */
const paced = 4;
const perItem = constants.lineReveal / paced;

/** Room round a drawing for strokes that lean out of it. */
const around = -60;
/** A whole width from the right edge, and that room too: nothing is left of the drawing. */
const beyond = `calc(100% - ${around}px)`;

const hidden = { line: `inset(${around}px ${beyond} ${around}px ${around}px)`, thread: 'inset(0 0 100% 0)' };
const shown = { line: `inset(${around}px)`, thread: 'inset(0 0 0 0)' };

const threadParts = '& li > svg, & li::before, & li::after';

const Frame = styled('div')({
  '@media screen and (prefers-reduced-motion: no-preference)': {
    // the children and not the frame itself: what is clipped away does not count as seen
    '&[data-what="line"][data-phase="waiting"] > *': { clipPath: hidden.line },
    '&[data-what="line"][data-phase="drawing"] > *': {
      clipPath: shown.line,
      transition: `clip-path ${constants.lineReveal}ms cubic-bezier(.2,0,0,1)`,
    },
    '&[data-what="thread"][data-phase="waiting"]': { [threadParts]: { clipPath: hidden.thread } },
    '&[data-what="thread"][data-phase="drawing"]': {
      [threadParts]: { clipPath: shown.thread, transition: `clip-path ${perItem}ms linear` },
      ...Object.fromEntries(
        Array.from({ length: paced - 1 }, (_, at) => [
          `& li:nth-of-type(${at === paced - 2 ? `n + ${at + 2}` : at + 2})`,
          { '& > svg, &::before': { transitionDelay: `${(at + 1) * perItem}ms` } },
        ]),
      ),
    },
  },
});

/** Draws a decorative line once, in 500 ms, when half of it has come into view. Words are never hidden by it. */
export function Reveal({ children, what = 'line' }: RevealProps) {
  const [target, phase] = useReveal<HTMLDivElement>();
  return (
    <Frame ref={target} data-what={what} data-phase={phase}>
      {children}
    </Frame>
  );
}
