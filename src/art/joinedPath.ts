/** Strands that follow one another as one line again: where it passes below itself it is bridged. */
export const joinedPath = (strands: readonly string[]) =>
  strands.map((strand, at) => (at === 0 ? strand : strand.replace('M', 'L'))).join('');
