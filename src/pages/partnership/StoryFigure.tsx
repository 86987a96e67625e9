import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { salesSeries } from '../../content/marketing/partnership.ts';
import type { Story, StoryName } from '../../content/marketing/partnership.ts';
import costsBlock from '../../../.cache/art/costsBlock.drawing.json';
import salesClimb from '../../../.cache/art/salesClimb.drawing.json';
import supportClock from '../../../.cache/art/supportClock.drawing.json';
import type { Drawing } from '../../art/drawing.ts';
import { sectionColours } from '../../theme/scopes/sectionColours.ts';

const Svg = styled('svg')({
  display: 'block',
  width: '100%',
  maxWidth: 340,
  height: 'auto',
  overflow: 'visible',
});

const Label = styled('text')(({ theme }) => ({
  fontFamily: theme.typography.button.fontFamily,
  fontWeight: 600,
  textAnchor: 'middle',
  fill: theme.vars.palette.text.primary,
}));

interface PlacedProps {
  drawing: Drawing;
  /** where its origin lies, and how many px are between two dots */
  at: readonly [x: number, y: number];
  pitch: number;
  /** dots in the colour of the answer, counted from the end */
  answers?: number;
}

const dotsOf = (dots: Drawing['dots']) => dots.map(([x, y]) => `M${x} ${y}h0`).join('');

/** A drawing at any scale with a line of 3 px and dots of 7 px, so that the three figures are of one hand. */
function Placed({ drawing: { strands, dots }, at: [x, y], pitch, answers = 0 }: PlacedProps) {
  const unit = 100 / pitch;
  const rest = dots.length - answers;
  return (
    <g transform={`translate(${x} ${y}) scale(${pitch / 100})`}>
      <path d={strands.join('')} stroke={sectionColours.line} strokeWidth={3 * unit} />
      <path d={dotsOf(dots.slice(0, rest))} stroke={sectionColours.dot} strokeWidth={7 * unit} />
      <path d={dotsOf(dots.slice(rest))} stroke={sectionColours.answer} strokeWidth={11 * unit} />
    </g>
  );
}

/** Ten months as a chain that climbs over the level at which it began. */
function Climb() {
  const pitch = 33;
  const [left, level] = [24, 146];
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
      <Placed drawing={salesClimb} at={[left, level]} pitch={pitch} answers={1} />
      <Label x={left} y={level + 36} fontSize="17">
        {start}
      </Label>
      <Label x={right} y={top - 22} fontSize="17">
        {end}
      </Label>
    </>
  );
}

/** Of ten, six are used up and on the line; four are left over. */
function Costs() {
  const pitch = 62;
  const [left, top] = [26, 64];
  const saved = [3, 4].flatMap((column) =>
    [0, 1].map((row) => [left + column * pitch, top + row * pitch] as const),
  );
  return (
    <>
      <Placed drawing={costsBlock} at={[left, top]} pitch={pitch} />
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
      <path d={dotsOf(saved)} stroke={sectionColours.answer} strokeWidth="11" />
    </>
  );
}

/** Twenty-four hours on one line. */
function Clock() {
  const middle = 92;
  return (
    <>
      <Placed drawing={supportClock} at={[middle, middle]} pitch={20} />
      <Label x={middle} y={middle + 12} fontSize="34">
        24/7
      </Label>
    </>
  );
}

const figures: Record<StoryName, () => ReactNode> = { sales: Climb, costs: Costs, support: Clock };

/** The number of a story, drawn instead of shouted. */
export function StoryFigure({ story: { name, figure } }: { story: Story }) {
  const Figure = figures[name];
  return (
    <Svg
      viewBox="0 0 340 190"
      width="340"
      height="190"
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
