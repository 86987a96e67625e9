import { styled } from '@mui/material/styles';
import { Glyph, StepDot, WrongMark } from './StepperSegment.tsx';
import type { SectionState } from './sectionStates.ts';

type StepperRowProps = { sections: readonly SectionState[]; current: string | undefined };

const width = 18;
const height = 24;
const bow = 7;

function strandOf(side: 1 | -1, first: boolean, last: boolean): string {
  const y = height / 2;
  const far = y + side * bow;
  const near = y + side * 4;
  const cx = width / 2;
  const head = first
    ? `M2.5 ${y}C2.5 ${near} ${cx - 4} ${far} ${cx} ${far}`
    : `M0 ${y}C4 ${near} ${cx - 5} ${far} ${cx} ${far}`;
  const tail = last
    ? `C${cx + 4} ${far} ${width - 2.5} ${near} ${width - 2.5} ${y}`
    : `C${cx + 5} ${far} ${width - 4} ${near} ${width} ${y}`;
  return head + tail;
}

const segmentOf = (first: boolean, last: boolean) => strandOf(1, first, last) + strandOf(-1, first, last);

const Row = styled('span')({ display: 'flex' });

/** The stepper lying down, for the bar of narrow windows. */
export function StepperRow({ sections, current }: StepperRowProps) {
  return (
    <Row>
      {sections.map(({ key, status }, index) => (
        <Glyph
          key={key}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          strokeWidth={1.8}
          data-status={status}
          data-current={key === current ? '' : undefined}
          aria-hidden
        >
          <path d={segmentOf(index === 0, index === sections.length - 1)} />
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
        </Glyph>
      ))}
    </Row>
  );
}
