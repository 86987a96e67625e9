import * as constants from '../../../contract/constants.ts';

/** Props of the `<svg>` round a LoopDrawing, which stands beside a line down the side; px. */
export const timelineLoop = { width: 52, height: 76, viewBox: '12 0 52 76' } as const;

/** px from that drawing's left edge to the line. */
export const lineInLoop = 3;

/**
 * px from the left edge of a list to its line, 3 px wide. The line is a box and the loop a path, which browsers round
 * differently: whole px at their edges keep them aligned.
 */
export const timelineLeft = 15;

/**
 * How many items a Reveal draws one after the other within `lineReveal`; later ones are drawn together with the last.
 */
export const timelineRevealItems = 4;
export const timelineItemRevealMs = constants.lineReveal / timelineRevealItems;
