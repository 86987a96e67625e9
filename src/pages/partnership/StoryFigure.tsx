import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { salesSeries } from '../../content/marketing/partnership.ts';
import type { Story, StoryName } from '../../content/marketing/partnership.ts';
import costsBlock from '../../../.cache/art/costsBlock.drawing.json';
import salesClimb from '../../../.cache/art/salesClimb.drawing.json';
import supportClock from '../../../.cache/art/supportClock.drawing.json';
import { dotsPath } from '../../art/dotsPath.ts';
import type { Drawing } from '../../art/drawing.ts';
import { sectionColours } from '../../theme/scopes/sectionColours.ts';

/** px */
const width = 340;

/** As high as its drawing; where the figures stand in a row, all as high as the highest, so that the titles do, too. */
const Svg = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  maxWidth: width,
  height: 'auto',
  overflow: 'visible',
  [theme.breakpoints.up('md')]: { aspectRatio: '34 / 18' },
}));

const Label = styled('text')(({ theme }) => ({
  fontFamily: theme.typography.button.fontFamily,
  fontWeight: 600,
  textAnchor: 'middle',
  fill: 'currentColor',
}));

type PlacedProps = {
  drawing: Drawing;
  /** px */
  origin: readonly [x: number, y: number];
  /** px between two dots. */
  pitch: number;
  /** How many dots, counted from the end, have the accent colour of the drawing (`answer`). */
  accented?: number;
};

/** A drawing at any scale with a line of 3 px and dots of 7 px, so that the three figures look alike. */
function Placed({ drawing: { strands, dots }, origin: [x, y], pitch, accented = 0 }: PlacedProps) {
  const unit = 100 / pitch;
  const rest = dots.length - accented;
  return (
    <g transform={`translate(${x} ${y}) scale(${pitch / 100})`}>
      <path d={strands.join('')} stroke={sectionColours.line} strokeWidth={3 * unit} />
      <path d={dotsPath(dots.slice(0, rest))} stroke={sectionColours.dot} strokeWidth={7 * unit} />
      <path d={dotsPath(dots.slice(rest))} stroke={sectionColours.answer} strokeWidth={11 * unit} />
    </g>
  );
}

/** A line chart of ten months: one dot a month, above a dotted line at the level of the first. */
function SalesFigure() {
  const pitch = 33;
  const [left, level] = [14, 146];
  const right = left + pitch * (salesSeries.length - 1);
  const [start = 0] = salesSeries;
  const end = salesSeries.at(-1) ?? start;
  const top = level - ((end - start) / 10) * pitch;
  return (
    <>
      <path
        d={`M${left + 20} ${level}H${right}V${top + 20}`}
        stroke={sectionColours.thin}
        strokeWidth="2"
        strokeDasharray="0 7"
      />
      <Placed drawing={salesClimb} origin={[left, level]} pitch={pitch} accented={1} />
      <Label x={left} y={level + 36} fontSize="17">
        {start}
      </Label>
      <Label x={right} y={top - 22} fontSize="17">
        {end}
      </Label>
    </>
  );
}

/** A share of ten: six dots on the line are spent, four with a dotted ring are saved. */
function CostsFigure() {
  const pitch = 62;
  const [left, top] = [24, 64];
  const saved = [3, 4].flatMap((column) =>
    [0, 1].map((row) => [left + column * pitch, top + row * pitch] as const),
  );
  return (
    <>
      <Placed drawing={costsBlock} origin={[left, top]} pitch={pitch} />
      {saved.map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={pitch * 0.36}
          stroke={sectionColours.thin}
          strokeWidth="2"
          strokeDasharray="0 7"
        />
      ))}
      <path d={dotsPath(saved)} stroke={sectionColours.answer} strokeWidth="11" />
    </>
  );
}

/** A clock face of twenty-four dots, one an hour. */
function SupportFigure() {
  const [centre, middle] = [84, 92];
  return (
    <>
      <Placed drawing={supportClock} origin={[centre, middle]} pitch={20} />
      <Label x={centre} y={middle + 12} fontSize="34">
        24/7
      </Label>
    </>
  );
}

/** Each figure, with the px at which its drawing begins, and how high it is. */
const figures: Record<StoryName, { Figure: () => ReactNode; top: number; height: number }> = {
  sales: { Figure: SalesFigure, top: 12, height: 172 },
  costs: { Figure: CostsFigure, top: 40, height: 110 },
  support: { Figure: SupportFigure, top: 7, height: 170 },
};

/** The number of a story as a small chart. */
export function StoryFigure({ story: { name, figure } }: { story: Story }) {
  const { Figure, top, height } = figures[name];
  return (
    <Svg
      viewBox={`0 ${top} ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      strokeLinecap="round"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> does not inherit the colours
      role="img"
      aria-label={figure}
    >
      <Figure />
    </Svg>
  );
}
