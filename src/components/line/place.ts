import { halfGutter, pageEdge, sectionPadding } from '../../theme/space.ts';

/** Width of the line in px, that of the lines that sections have of their own. */
export const lineWidth = 3;

/** px from where the line leaves its direction to where it has taken the new one, where there is room for as much */
export const bend = 28;

/** px of a box that holds one bend and an end to meet the next piece */
export const bendBox = bend + lineWidth;

/** px that a piece reaches into a timeline, whose ends are round */
export const intoTimeline = 4;

/** From the edge of the content to the line's far edge, in the middle of the gutter. Timelines and tabs take it, too. */
export const outside = `calc(${halfGutter} + 2px)`;

/** Where the line runs down the side: `left` or `right` of a piece in a box that is as wide as the content. */
export const beside = `calc(-1 * ${outside})`;

/** The same in a section, which is as wide as the window. */
export const besideInSection = `calc(${pageEdge} - ${outside})`;

/** `top` or `bottom` of a piece in the content that begins or ends at the section's edge */
export const sectionEnd = `calc(-1 * ${sectionPadding})`;
