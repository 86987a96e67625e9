import * as constants from '../../../contract/constants.ts';

/** Props of the drawing of a loop that stands beside a line down the side; px. */
export const timelineLoop = { width: 52, height: 76, viewBox: '12 0 52 76' } as const;

/** px from that drawing's left edge to the line. */
export const lineInLoop = 3;

/**
 * px from the left edge of a list to its line, 3 px wide. The line is a box and the loop a path, which browsers round
 * differently: whole px at their edges keep them aligned.
 */
export const timelineLeft = 15;

/** From above into the loop and round its dot, back to where it crosses itself. */
export const loopIn =
  'M16.5 0C16.5 20 8.4 25.4 21 38C28.6 45.6 31 53 41.8 53C50.1 53 56.8 46.3 56.8 38C56.8 29.7 50.1 23 41.8 23C31 23 28.6 30.4 21 38';

/** Out of it and on downwards. */
export const loopOut = 'C8.4 50.6 16.5 56 16.5 76';

/**
 * How many items a Reveal draws one after the other within `lineReveal`; later ones are drawn together with the last.
 */
export const timelineRevealItems = 4;
export const timelineItemRevealMs = constants.lineReveal / timelineRevealItems;
