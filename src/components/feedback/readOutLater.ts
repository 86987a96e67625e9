import { keyframes } from '@mui/material/styles';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/**
 * Style of words that are mounted together with their live region, or while something else is read. A screen reader
 * announces only what appears in an existing region, so they become visible a moment later; their space is reserved
 * before.
 */
export const readOutLater = { animation: `${appear} 1ms 150ms both` };
