import { keyframes, styled } from '@mui/material/styles';
import { notForwarded } from '../../theme/notForwarded.ts';
import mark from '../../../.cache/art/mark.drawing.json';

const draw = keyframes({ from: { strokeDashoffset: 1 } });
const appear = keyframes({ from: { opacity: 0 } });

/** Its centre stays at 44 % of the height, so that text below never moves it. */
const Art = styled('svg')(({ theme }) => ({
  position: 'absolute',
  left: '50%',
  top: '44%',
  width: 240,
  height: 240,
  margin: '-120px 0 0 -120px',
  fill: 'none',
  strokeWidth: 16,
  strokeLinecap: 'round',
  [theme.breakpoints.down('sm')]: { width: 168, height: 168, margin: '-84px 0 0 -84px' },
}));

const reducedMotion = '@media (prefers-reduced-motion: reduce)';

const DrawnLine = styled('path')(({ theme }) => ({
  stroke: theme.vars.palette.kolam.line,
  strokeDasharray: '1 1',
  animation: `${draw} 560ms cubic-bezier(.4,0,.3,1) 120ms both`,
  [reducedMotion]: { animation: 'none' },
}));

const WholeLine = styled('path')(({ theme }) => ({ stroke: theme.vars.palette.kolam.thin }));

const TravellingPiece = styled('path')(({ theme }) => ({
  stroke: theme.vars.palette.kolam.line,
  strokeDasharray: '.12 .88',
  animation: `${draw} 1600ms linear infinite`,
  [reducedMotion]: { animation: 'none', strokeDasharray: 'none' },
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
  /** A wait without a known end: a bright piece travels along the line instead of drawing it. */
  long: boolean;
};

export function LoadingArt({ long }: LoadingArtProps) {
  return (
    <Art viewBox={mark.box.join(' ')} aria-hidden="true">
      {long ? (
        <>
          <WholeLine d={line} />
          <TravellingPiece pathLength={1} d={line} />
        </>
      ) : (
        <DrawnLine pathLength={1} d={line} />
      )}
      {mark.dots.map(([x, y]) => (
        <Dot key={`${x} ${y}`} cx={x} cy={y} r={15} step={x === 0 && y === 0 ? 0 : y === 0 ? 1 : 2} />
      ))}
    </Art>
  );
}
