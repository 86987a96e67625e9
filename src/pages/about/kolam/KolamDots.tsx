import { keyframes, styled } from '@mui/material/styles';
import { dotsPath } from '../../../art/dotsPath.ts';
import { daySize } from '../../../art/kolam/daySize.ts';
import type { Point } from '../../../art/kolam/kolam.ts';
import { sectionColours } from '../../../theme/scopes/sectionColours.ts';

const outermost = (daySize - 1) / 2;

const rows = Array.from({ length: daySize }, (_, row) => row - outermost);

/** One dot in the first row, one more on each side in the next, up to the middle and back. */
const dots = rows.flatMap((y) =>
  rows.filter((x) => Math.abs(x) + Math.abs(y) <= outermost).map((x): Point => [x, y]),
);

const pulse = keyframes({ from: { opacity: 0.35 } });

const Svg = styled('svg')({
  display: 'block',
  width: '100%',
  animation: `${pulse} 900ms ease-in-out infinite alternate`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
});

/** Shown while the script of the kolam loads: its dots, which are the same on every day. */
export const KolamDots = () => (
  <Svg
    viewBox={[-daySize / 2, -daySize / 2, daySize, daySize].join(' ')}
    stroke={sectionColours.dot}
    strokeWidth="0.23"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d={dotsPath(dots)} />
  </Svg>
);
