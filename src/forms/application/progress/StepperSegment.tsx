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
  /** The centre of the dot, which the line loops around. */
  x: number;
  y: number;
  /** The radius of the dot; `marked` if the section is complete or current. */
  radius: { usual: number; marked: number };
  /** The diamond that replaces a dot: its side and the radius of its corners. */
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

/** A segment of a stepper: a dot in a loop, or a red diamond for a section with errors. Memoised as SectionLink is. */
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
