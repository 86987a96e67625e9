/** The geometry of one segment of the stepper, in px. */
export type Segment = {
  /** The SVG point at a distance along the stepper, and aside from its middle line. */
  pointOf: (along: number, aside: number) => string;
  length: number;
  /** How far aside the strands are in the middle of the segment. */
  bow: number;
  /** How far aside the control points at the ends are, which makes the loop round. */
  aim: number;
  /** The distance of a closed end from the edge, and of the next control point from the middle. */
  closed: { edge: number; hold: number };
  /** The distance of an open end's control point from the edge, and of the next control point from the middle. */
  open: { lead: number; hold: number };
};

/**
 * The SVG path of the two strands of a segment. At both ends they meet and cross into the next segment; the first and
 * the last segment close the line.
 */
export function strandsOf(segment: Segment, first: boolean, last: boolean): string {
  const { pointOf, length, bow, aim, closed, open } = segment;
  const middle = length / 2;
  const strandOf = (side: 1 | -1) => {
    const [far, near] = [side * bow, side * aim];
    const head = first
      ? `M${pointOf(closed.edge, 0)}C${pointOf(closed.edge, near)} ${pointOf(middle - closed.hold, far)}`
      : `M${pointOf(0, 0)}C${pointOf(open.lead, near)} ${pointOf(middle - open.hold, far)}`;
    const tail = last
      ? `C${pointOf(middle + closed.hold, far)} ${pointOf(length - closed.edge, near)} ${pointOf(length - closed.edge, 0)}`
      : `C${pointOf(middle + open.hold, far)} ${pointOf(length - open.lead, near)} ${pointOf(length, 0)}`;
    return `${head} ${pointOf(middle, far)}${tail}`;
  };
  return strandOf(1) + strandOf(-1);
}
