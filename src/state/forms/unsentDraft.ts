import type { Draft } from './draftsSlice.ts';
import { changeOf } from './mergedDraft.ts';

/** What was sent: the draft as it was stored when the sending began (`at`, in milliseconds since 1970). */
export type Sent = { draft: Draft | null; at: number };

/**
 * What is left of a draft once its form was sent: the answers that were changed since, in another tab. The others have
 * no value any more, and the time of their removal, so that a tab that still has them removes them instead of bringing
 * them back.
 * @returns null if nothing was changed since
 */
export function unsentDraft(draft: Draft, sent: Sent): Draft | null {
  const { values, fileNames, changedAt = {} } = draft;
  // What was sent may have been changed later than it was sent if the clock was set back in between.
  const isUnsent = (name: string) =>
    (changedAt[name] ?? 0) > Math.max(sent.at, sent.draft ? changeOf(sent.draft, name) : 0);
  const unsentIn = <Value>(answers: Record<string, Value>) =>
    Object.fromEntries(Object.entries(answers).filter(([name]) => isUnsent(name)));
  const left = { values: unsentIn(values), fileNames: unsentIn(fileNames) };
  if (!Object.values({ ...left.values, ...left.fileNames }).some(Boolean)) return null;
  // Later than every change, also where the clock was set back.
  const savedAt = Math.max(Date.now(), draft.savedAt + 1, ...Object.values(changedAt));
  const removed = Object.keys({ ...values, ...fileNames }).map((name) => [name, savedAt] as const);
  return {
    ...draft,
    ...left,
    savedAt,
    changedAt: { ...Object.fromEntries(removed), ...unsentIn(changedAt) },
  };
}
