import { halfGutter, pageEdge, sectionPadding } from '../../theme/space.ts';

/** Width of the line in px, the same as that of the timelines and tabs that it joins. */
export const lineWidth = 3;

/** Radius in px of the corners of the line, where there is room for that much. */
export const bend = 28;

/** px of a box that holds one bend and an end to meet the next piece. */
export const bendBox = bend + lineWidth;

/** px by which a piece overlaps a timeline, because the timeline's ends are rounded. */
export const intoTimeline = 4;

/** From the edge of the content to the line's far edge, in the middle of the gutter. Timelines and tabs use it, too. */
export const outside = `calc(${halfGutter} + 2px)`;

/** Where the line runs down the side: `left` or `right` of a piece in a box that is as wide as the content. */
export const beside = `calc(-1 * ${outside})`;

/** The same in a section, which is as wide as the window. */
export const besideInSection = `calc(${pageEdge} - ${outside})`;

/** `top` or `bottom` of a piece in the content that begins or ends at the section's edge. */
export const sectionEnd = `calc(-1 * ${sectionPadding})`;
