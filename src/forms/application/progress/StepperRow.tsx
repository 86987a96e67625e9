import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { SectionState } from './sectionStates.ts';
import { StepDot, StepperSvg, WrongMark } from './stepperParts.ts';
import { strandsOf } from './strandsOf.ts';
import type { Segment } from './strandsOf.ts';

type StepperRowProps = { sections: readonly SectionState[]; current: string | undefined };

type RowSegmentProps = Pick<SectionState, 'status'> & { current: boolean; first: boolean; last: boolean };

const width = 18;
const height = 24;

const segment: Segment = {
  pointOf: (along, aside) => `${along} ${height / 2 + aside}`,
  length: width,
  bow: 7,
  aim: 4,
  closed: { edge: 2.5, hold: 4 },
  open: { lead: 4, hold: 5 },
};

const Row = styled('span')({ display: 'flex' });

const RowSegment = memo(function RowSegment({ status, current, first, last }: RowSegmentProps) {
  return (
    <StepperSvg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      strokeWidth={1.8}
      data-status={status}
      data-current={current ? '' : undefined}
      aria-hidden
    >
      <path d={strandsOf(segment, first, last)} />
      {status === 'wrong' ? (
        <WrongMark
          x={width / 2 - 3}
          y={height / 2 - 3}
          width={6}
          height={6}
          transform={`rotate(45 ${width / 2} ${height / 2})`}
        />
      ) : (
        <StepDot cx={width / 2} cy={height / 2} r={2.8} />
      )}
    </StepperSvg>
  );
});

/** The stepper lying down, for the bar of narrow windows. */
export const StepperRow = ({ sections, current }: StepperRowProps) => (
  <Row>
    {sections.map(({ key, status }, index) => (
      <RowSegment
        key={key}
        status={status}
        current={key === current}
        first={index === 0}
        last={index === sections.length - 1}
      />
    ))}
  </Row>
);
