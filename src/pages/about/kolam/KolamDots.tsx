import { keyframes, styled } from '@mui/material/styles';
import { dotsPath } from '../../../art/dotsPath.ts';
import { daySize } from '../../../art/kolam/daySize.ts';
import { diamond } from '../../../art/kolam/diamond.ts';
import { sectionColours } from '../../../theme/scopes/sectionColours.ts';

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
    <path d={dotsPath(diamond(daySize))} />
  </Svg>
);
