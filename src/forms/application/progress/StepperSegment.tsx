import { memo } from 'react';
import type { SectionState } from './sectionStates.ts';
import { StepDot, StepperSvg, WrongMark } from './stepperParts.ts';
import { strandsOf } from './strandsOf.ts';
import type { Segment } from './strandsOf.ts';

/** How the segments of a stepper are drawn, all in px. */
export type StepperDrawing = {
  width: number;
  height: number;
  strokeWidth: number;
  strands: Segment;
  /** Where the line goes round its dot. */
  x: number;
  y: number;
  /** Of the dot; `marked` where the section is complete, or the one in sight. */
  radius: { usual: number; marked: number };
  /** The diamond in the place of a dot: its side, and how round its corners are. */
  diamond: { side: number; corner?: number };
};

type StepperSegmentProps = {
  drawing: StepperDrawing;
  status: SectionState['status'];
  current: boolean;
  /** The first and the last segment close the line that all of them draw. */
  first: boolean;
  last: boolean;
};

/** One segment of a stepper: a dot in a loop, a red diamond where something is to correct. Memoised as SectionLink is. */
export const StepperSegment = memo(function StepperSegment(props: StepperSegmentProps) {
  const { drawing, status, current, first, last } = props;
  const { width, height, strokeWidth, strands, x, y, radius, diamond } = drawing;
  return (
    <StepperSvg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      strokeWidth={strokeWidth}
      data-status={status}
      data-current={current ? '' : undefined}
      aria-hidden
    >
      <path d={strandsOf(strands, first, last)} />
      {status === 'wrong' ? (
        <WrongMark
          x={x - diamond.side / 2}
          y={y - diamond.side / 2}
          width={diamond.side}
          height={diamond.side}
          rx={diamond.corner}
          transform={`rotate(45 ${x} ${y})`}
        />
      ) : (
        <StepDot cx={x} cy={y} r={status === 'complete' || current ? radius.marked : radius.usual} />
      )}
    </StepperSvg>
  );
});
