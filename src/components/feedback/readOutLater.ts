import { keyframes } from '@mui/material/styles';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/**
 * Style of words that come together with their live region, or while something else is read. A screen reader tells only what
 * appears in a region that is there, so they appear a moment later; their room is taken before.
 */
export const readOutLater = { animation: `${appear} 1ms 150ms both` };
