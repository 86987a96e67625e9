import { styled } from '@mui/material/styles';
import type { SectionState } from './sectionStates.ts';
import { StepDot, StepperSvg, WrongMark } from './stepperParts.ts';
import { strandsOf } from './strandsOf.ts';
import type { Segment } from './strandsOf.ts';

type StepperRowProps = { sections: readonly SectionState[]; current: string | undefined };

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

/** The stepper lying down, for the bar of narrow windows. */
export function StepperRow({ sections, current }: StepperRowProps) {
  return (
    <Row>
      {sections.map(({ key, status }, index) => (
        <StepperSvg
          key={key}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          strokeWidth={1.8}
          data-status={status}
          data-current={key === current ? '' : undefined}
          aria-hidden
        >
          <path d={strandsOf(segment, index === 0, index === sections.length - 1)} />
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
      ))}
    </Row>
  );
}
