/** What of a step decides where its error is shown. */
type Step = { at: number; sentence: string; error: string | null; failed: boolean };

/** Milliseconds after loading in which the step of an error message may follow. Forms show theirs without a step. */
const messageWithin = 1_000;

/**
 * For each position, the first one from there on at which the page was visible; itself if the recording ends before
 * that.
 */
function shownFrom(busy: readonly boolean[]): readonly number[] {
  const shown = [...busy.keys()];
  let next: number | undefined;
  for (let position = busy.length - 1; position >= 0; position -= 1) {
    if (!busy[position]) next = position;
    shown[position] = next ?? position;
  }
  return shown;
}

/** Adds a sentence to those of a position: several failures may become visible at the same step. */
const addTo = (found: Map<number, string>, position: number, sentence: string) => {
  const known = found.get(position);
  found.set(position, known === undefined || known === sentence ? sentence : `${known}. ${sentence}`);
};

/**
 * Moves each error to the step at which it became visible. A failed call counts as one error together with the message
 * about it; without such a message its own sentence is the error.
 * @param busy whether the page was covered at each position
 */
export function withErrorsShown<Told extends Step>(
  story: readonly Told[],
  busy: readonly boolean[],
): readonly Told[] {
  const shown = shownFrom(busy);
  const errors = new Map<number, string>();
  story.forEach(({ error }, position) => {
    if (error !== null) addTo(errors, shown[position] ?? position, error);
  });
  const failedCalls = new Map<number, string>();
  story.forEach(({ failed, error, sentence }, position) => {
    if (!failed || error !== null) return;
    const shownAt = shown[position] ?? position;
    const latest = (story[shownAt]?.at ?? 0) + messageWithin;
    const messageAt = story.findIndex(
      ({ at }, other) => other >= shownAt && at <= latest && errors.has(other),
    );
    addTo(failedCalls, Math.max(messageAt, shownAt), sentence);
  });
  return story.map((step, position) => ({
    ...step,
    error: failedCalls.get(position) ?? errors.get(position) ?? null,
  }));
}
