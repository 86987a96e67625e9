import { sectionColours } from '../../theme/scopes/sectionColours.ts';

/** From above into the loop, round its dot, over its own beginning and on downwards. */
const loop =
  'M16.5 0C16.5 20 8.4 25.4 21 38C28.6 45.6 31 53 41.8 53C50.1 53 56.8 46.3 56.8 38C56.8 29.7 50.1 23 41.8 23C31 23 28.6 30.4 21 38C8.4 50.6 16.5 56 16.5 76';

/** A loop of a line down the side, round a dot; for an `<svg>` with the props in timelineLoop.ts. */
export const LoopDrawing = ({ strokeLinecap }: { strokeLinecap?: 'round' }) => (
  <>
    <path d={loop} stroke={sectionColours.line} strokeWidth="3" strokeLinecap={strokeLinecap} />
    <circle cx="41.8" cy="38" r="6" fill={sectionColours.dot} />
  </>
);
