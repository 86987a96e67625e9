import { styled } from '@mui/material/styles';
import type { SectionState } from './sectionStates.ts';
import { StepperSegment } from './StepperSegment.tsx';
import type { StepperDrawing } from './StepperSegment.tsx';

type StepperRowProps = { sections: readonly SectionState[]; current: string | undefined };

const [width, height] = [18, 24];

/** The horizontal stepper, without room for dots of two sizes. */
const drawing: StepperDrawing = {
  width,
  height,
  strokeWidth: 1.8,
  strands: {
    pointOf: (along, aside) => `${along} ${height / 2 + aside}`,
    length: width,
    bow: 7,
    aim: 4,
    closed: { edge: 2.5, hold: 4 },
    open: { lead: 4, hold: 5 },
  },
  x: width / 2,
  y: height / 2,
  radius: { usual: 2.8, marked: 2.8 },
  diamond: { side: 6 },
};

const Row = styled('span')({ display: 'flex' });

/** The horizontal stepper in the bar of narrow windows. */
export const StepperRow = ({ sections, current }: StepperRowProps) => (
  <Row>
    {sections.map(({ key, status }, index) => (
      <StepperSegment
        key={key}
        drawing={drawing}
        status={status}
        current={key === current}
        first={index === 0}
        last={index === sections.length - 1}
      />
    ))}
  </Row>
);
