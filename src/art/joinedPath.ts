/**
 * Joins consecutive strands into one path. A straight segment closes each opening where the line passes below itself.
 */
export const joinedPath = (strands: readonly string[]) =>
  strands.map((strand, at) => (at === 0 ? strand : strand.replace('M', 'L'))).join('');
