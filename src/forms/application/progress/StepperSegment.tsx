import { styled } from '@mui/material/styles';
import type { SectionState } from './sectionStates.ts';

type StepperSegmentProps = {
  status: SectionState['status'];
  current: boolean;
  /** The first and the last segment close the chain that all of them draw. */
  first: boolean;
  last: boolean;
};

const segmentHeight = 62;
const x = 20;
const middle = segmentHeight / 2;
const bow = 11;

/** One of the two strands of a segment, `side` 1 or −1; segments cross where they meet. */
function strandOf(side: 1 | -1, first: boolean, last: boolean): string {
  const far = x + side * bow;
  const near = x + side * 8;
  const end = segmentHeight - 3;
  const head = first
    ? `M${x} 3C${near} 3 ${far} ${middle - 15} ${far} ${middle}`
    : `M${x} 0C${near} 9 ${far} ${middle - 14} ${far} ${middle}`;
  const tail = last
    ? `C${far} ${middle + 15} ${near} ${end} ${x} ${end}`
    : `C${far} ${middle + 14} ${near} ${segmentHeight - 9} ${x} ${segmentHeight}`;
  return head + tail;
}

export const Glyph = styled('svg')(({ theme }) => ({
  display: 'block',
  fill: 'none',
  strokeLinecap: 'round',
  stroke: theme.vars.palette.undrawn,
  '--step-dot': theme.vars.palette.border,
  '&[data-status=complete]': { '--step-dot': theme.vars.palette.turmeric.fill },
  '&[data-current]': { '--step-dot': theme.vars.palette.secondary.main },
  '&[data-status=complete], &[data-current]:not([data-status=wrong])': {
    stroke: theme.vars.palette.primary.main,
  },
}));

export const StepDot = styled('circle')({ stroke: 'none', fill: 'var(--step-dot)' });

export const WrongMark = styled('rect')(({ theme }) => ({
  stroke: 'none',
  fill: theme.vars.palette.error.main,
}));

/** One segment of the stepper beside a form's sections: a dot in a loop, a red diamond where something is to correct. */
export function StepperSegment({ status, current, first, last }: StepperSegmentProps) {
  return (
    <Glyph
      width={40}
      height={segmentHeight}
      viewBox={`0 0 40 ${segmentHeight}`}
      strokeWidth={2.5}
      data-status={status}
      data-current={current ? '' : undefined}
      aria-hidden
    >
      <path d={strandOf(1, first, last) + strandOf(-1, first, last)} />
      {status === 'wrong' ? (
        <WrongMark
          x={x - 5}
          y={middle - 5}
          width={10}
          height={10}
          rx={1.5}
          transform={`rotate(45 ${x} ${middle})`}
        />
      ) : (
        <StepDot cx={x} cy={middle} r={status === 'complete' || current ? 5.5 : 4} />
      )}
    </Glyph>
  );
}
