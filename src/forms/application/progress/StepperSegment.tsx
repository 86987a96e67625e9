import { memo } from 'react';
import type { SectionState } from './sectionStates.ts';
import { StepDot, StepperSvg, WrongMark } from './stepperParts.ts';
import { strandsOf } from './strandsOf.ts';
import type { Segment } from './strandsOf.ts';

type StepperSegmentProps = {
  status: SectionState['status'];
  current: boolean;
  /** The first and the last segment close the line that all of them draw. */
  first: boolean;
  last: boolean;
};

const height = 62;
const x = 20;
const middle = height / 2;

const segment: Segment = {
  pointOf: (along, aside) => `${x + aside} ${along}`,
  length: height,
  bow: 11,
  aim: 8,
  closed: { edge: 3, hold: 15 },
  open: { lead: 9, hold: 14 },
};

/** One segment of the stepper beside a form's sections: a dot in a loop, a red diamond where something is to correct. */
export const StepperSegment = memo(function StepperSegment({
  status,
  current,
  first,
  last,
}: StepperSegmentProps) {
  return (
    <StepperSvg
      width={40}
      height={height}
      viewBox={`0 0 40 ${height}`}
      strokeWidth={2.5}
      data-status={status}
      data-current={current ? '' : undefined}
      aria-hidden
    >
      <path d={strandsOf(segment, first, last)} />
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
    </StepperSvg>
  );
});
