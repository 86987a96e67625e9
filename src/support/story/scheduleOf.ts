/** Milliseconds: a longer wait between two steps is shortened to this length in playback. */
export const longestGap = 3_000;

/** When each position of a story is shown, in milliseconds from the start of playing. */
export type Schedule = {
  shownAt: readonly number[];
  /** Recorded milliseconds from each position to the next one. */
  gaps: readonly number[];
};

/**
 * Makes a schedule from recorded times with long waits shortened. Where the clock was set back, the gap counts as 0.
 */
export function scheduleOf(story: readonly { at: number }[]): Schedule {
  const gaps = story.map(({ at }, position) => Math.max(0, (story[position + 1]?.at ?? at) - at));
  let time = 0;
  const shownAt = gaps.map((gap) => {
    const now = time;
    time += Math.min(gap, longestGap);
    return now;
  });
  return { shownAt, gaps };
}

/** The last position that is shown by this time of the schedule, by binary search. */
export function positionAt({ shownAt }: Schedule, time: number): number {
  let low = 0;
  let high = shownAt.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((shownAt[middle] ?? Infinity) <= time) low = middle;
    else high = middle - 1;
  }
  return low;
}
