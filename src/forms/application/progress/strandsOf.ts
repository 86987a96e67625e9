/** Of one segment of the stepper, px. */
export type Segment = {
  /** A point so far along the stepper, and so far to one side of its middle. */
  pointOf: (along: number, aside: number) => string;
  length: number;
  /** How far the strands bow out in the middle. */
  bow: number;
  /** How far their ends aim out, which makes the loop round. */
  aim: number;
  /** What a closed end keeps to the edge, and the curve's hold on the middle from there. */
  closed: { edge: number; hold: number };
  /** How far along an open end aims, and the hold from there. */
  open: { lead: number; hold: number };
};

/** The two strands of a segment. They meet at its ends and cross into the next one; the first and the last one close the line. */
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
