/** Columns of the grid: a number that rows of two and of three cards divide evenly. */
export const wholeRow = 6;

/**
 * How many cards of a team stand in a row: the largest number up to `most` that leaves no place in the last row empty.
 * Without such a number, as many as fit.
 */
export function inRow(cards: number, most: number): number {
  for (let count = most; count > 1; count -= 1) if (cards % count === 0) return count;
  return Math.min(cards, most);
}

/**
 * How many columns of the grid each team spans. Consecutive teams with one role share rows, and widen so that the last
 * of these rows is full, too.
 * @param roles how many roles each team has
 * @param most cards in a row
 */
export function widthsOf(roles: readonly number[], most: number): number[] {
  const widths: number[] = [];
  for (let at = 0; at < roles.length;) {
    let next = at;
    while (roles[next] === 1) next += 1;
    const run = next - at;
    const rest = run % most;
    for (let place = 0; place < run; place += 1) widths.push(wholeRow / (place < run - rest ? most : rest));
    if (run === 0) widths.push(wholeRow);
    at = Math.max(next, at + 1);
  }
  return widths;
}
