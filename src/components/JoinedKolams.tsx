import { styled } from '@mui/material/styles';
import { partnersLeft } from '../theme/art/partnersLeft.ts';
import { partnersRight } from '../theme/art/partnersRight.ts';
import type { Drawing } from '../theme/drawing.ts';
import { dark } from '../theme/tokens.ts';
import { tones } from '../theme/tones.ts';

interface JoinedKolamsProps {
  /** what the picture shows, for who cannot see it */
  label: string;
}

const Svg = styled('svg')({
  display: 'block',
  width: '100%',
  height: 'auto',
  // peacock as it is in the dark: night has no second tone of its own for a line
  '& > path:first-of-type': { stroke: dark.primary.main },
  '@media (forced-colors: active)': { '& > path:first-of-type': { stroke: 'CanvasText' } },
});

const [left, , , lower] = partnersLeft.box;
const [rightLeft, upper, rightWidth] = partnersRight.box;
const [, leftTop] = partnersLeft.box;
const width = rightLeft + rightWidth - left;
const height = leftTop + lower - upper;

function Part({ drawing: { strands, dots }, colour }: { drawing: Drawing; colour: string }) {
  return (
    <>
      <path d={strands.join('')} stroke={colour} />
      <path
        d={dots.map(([x, y]) => `M${x} ${y}h0`).join('')}
        stroke={tones.dot}
        strokeWidth="23"
        strokeLinecap="round"
      />
    </>
  );
}

/** Two firms: two kolams in two colours on one line. For a night ground. */
export function JoinedKolams({ label }: JoinedKolamsProps) {
  return (
    <Svg
      viewBox={`${left} ${upper} ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      strokeWidth="11"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> does not inherit the tones
      role="img"
      aria-label={label}
    >
      <Part drawing={partnersLeft} colour={tones.line} />
      <Part drawing={partnersRight} colour={tones.answer} />
    </Svg>
  );
}
