import { styled } from '@mui/material/styles';

/**
 * A picture whose line draws itself once, when the loading screen has gone. The line shows through a DrawnMask with a
 * DrawnLine in it, and a DrawnFill fades in last. Everything else is visible from the start. CSS alone animates it:
 * with a script, the finished picture would flash first.
 */
export const DrawnSvg = styled('svg')({ display: 'block', width: '100%', height: 'auto' });
