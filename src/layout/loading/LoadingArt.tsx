import { keyframes, styled } from '@mui/material/styles';
import { notForwarded } from '../../theme/notForwarded.ts';
import { constants } from '../../../contract/constants.ts';
import mark from '../../../.cache/art/mark.drawing.json';

const draw = keyframes({ from: { strokeDashoffset: 1 } });
const appear = keyframes({ from: { opacity: 0 } });

/** ms; each way to another page waits for its script, and most of them so shortly that nothing is to change */
const longAfter = constants.routeLoading;

/**
 * Its centre stays at 44 % of the height, so that text below never moves it. A phone on its side is too low for the whole
 * size: there it leaves the text its room (firstLoad.ts draws the same).
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

/** Drawn in any case; of a wait that goes on, it is the way that the piece takes. */
const DrawnLine = styled(
  'path',
  notForwarded('long'),
)<{ long: boolean }>(({ theme, long }) => {
  const fade = keyframes({ to: { stroke: theme.vars.palette.kolam.thin } });
  return {
    stroke: theme.vars.palette.kolam.line,
    strokeDasharray: '1 1',
    // By the same name the browser goes on drawing where it was when a wait turns out to be short.
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
