import { keyframes, styled } from '@mui/material/styles';
import { notForwarded } from '../../theme/notForwarded.ts';
import * as constants from '../../../contract/constants.ts';
import mark from '../../../.cache/art/mark.drawing.json';

const draw = keyframes({ from: { strokeDashoffset: 1 } });
const appear = keyframes({ from: { opacity: 0 } });

/**
 * ms after which the long-wait animation begins. Every navigation waits for its page's script, mostly so briefly that
 * the drawing must not change.
 */
const longAfter = constants.routeLoading;

/**
 * Its centre stays at 44 % of the height, so that text below never moves it. The full size does not fit the height of a
 * phone in landscape: there it shrinks to leave room for the text (firstLoad.ts draws the same).
 */
const Art = styled('svg')(({ theme }) => ({
  position: 'absolute',
  left: '50%',
  top: '44%',
  width: 'min(240px,90vh - 200px)',
  transform: 'translate(-50%, -50%)',
  fill: 'none',
  strokeWidth: 16,
  strokeLinecap: 'round',
  [theme.breakpoints.down('sm')]: { width: 168 },
}));

const reducedMotion = '@media (prefers-reduced-motion: reduce)';

/** The line, drawn once. In a long wait it then fades and becomes the track of the travelling piece. */
const DrawnLine = styled(
  'path',
  notForwarded('long'),
)<{ long: boolean }>(({ theme, long }) => {
  const fade = keyframes({ to: { stroke: theme.vars.palette.kolam.thin } });
  return {
    stroke: theme.vars.palette.kolam.line,
    strokeDasharray: '1 1',
    // The same animation name in both cases: the browser continues a running animation when `long` changes.
    animation: `${draw} 560ms cubic-bezier(.4,0,.3,1) 120ms both${long ? `,${fade} 120ms linear ${longAfter}ms both` : ''}`,
    [reducedMotion]: { animation: 'none' },
  };
});

const TravellingPiece = styled('path')(({ theme }) => ({
  stroke: theme.vars.palette.kolam.line,
  strokeDasharray: '.12 .88',
  animation: `${appear} 120ms linear ${longAfter}ms both,${draw} 1600ms linear ${longAfter}ms infinite`,
  [reducedMotion]: { display: 'none' },
}));

const line = mark.strands.join('');

/** Dots appear from the centre outwards. */
const Dot = styled(
  'circle',
  notForwarded('step'),
)<{ step: 0 | 1 | 2 }>(({ theme, step }) => ({
  fill: theme.vars.palette.kolam.dot,
  animation: `${appear} 60ms linear ${step * 30}ms both`,
  [reducedMotion]: { animation: 'none' },
}));

type LoadingArtProps = {
  /** A wait without a known end: once the line is drawn a bright piece travels along it. */
  long: boolean;
};

export function LoadingArt({ long }: LoadingArtProps) {
  return (
    <Art viewBox={mark.box.join(' ')} aria-hidden="true">
      <DrawnLine long={long} pathLength={1} d={line} />
      {long && <TravellingPiece pathLength={1} d={line} />}
      {mark.dots.map(([x, y]) => (
        <Dot key={`${x} ${y}`} cx={x} cy={y} r={15} step={x === 0 && y === 0 ? 0 : y === 0 ? 1 : 2} />
      ))}
    </Art>
  );
}
