import { keyframes, styled } from '@mui/material/styles';
import { mark } from '../../art/generated/mark.ts';

const draw = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } });
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const travel = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } });

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
  '& circle': { fill: theme.vars.palette.kolam.dot, animation: `${appear} 60ms linear both` },
  '& .drawn': {
    stroke: theme.vars.palette.kolam.line,
    strokeDasharray: '1 1',
    animation: `${draw} 560ms cubic-bezier(.4,0,.3,1) 120ms both`,
  },
  '& .whole': { stroke: theme.vars.palette.kolam.thin },
  '& .piece': {
    stroke: theme.vars.palette.kolam.line,
    strokeDasharray: '.12 .88',
    animation: `${travel} 1600ms linear infinite`,
  },
  '@media (prefers-reduced-motion: reduce)': {
    '& circle, & .drawn, & .piece': { animation: 'none' },
    '& .piece': { strokeDasharray: 'none' },
  },
}));

const line = mark.strands.join('');
const delays = ['0ms', '30ms', '60ms'] as const;
/** Dots appear from the centre outwards. */
const Dot = styled('circle')<{ ownerState: { step: 0 | 1 | 2 } }>(({ ownerState }) => ({
  'svg &': { animationDelay: delays[ownerState.step] },
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
          <path className="whole" d={line} />
          <path className="piece" pathLength={1} d={line} />
        </>
      ) : (
        <path className="drawn" pathLength={1} d={line} />
      )}
      {mark.dots.map(([x, y]) => (
        <Dot
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={15}
          ownerState={{ step: x === 0 && y === 0 ? 0 : y === 0 ? 1 : 2 }}
        />
      ))}
    </Art>
  );
}
