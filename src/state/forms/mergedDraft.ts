import { keysOf } from '../../../contract/keysOf.ts';
import type { Draft, DraftsState } from './draftsSlice.ts';

/** When an answer was last changed, in milliseconds since 1970; 0 for one that was never changed. */
export const changeOf = ({ changedAt, savedAt }: Draft, name: string): number =>
  changedAt ? (changedAt[name] ?? 0) : savedAt;

/**
 * Whether both are states of the same draft: those of one account are, anonymous ones if they were begun at the same
 * time.
 */
const isSameDraft = (one: Draft, other: Draft): boolean =>
  one.owner === other.owner && (one.owner !== null || one.begunAt === other.begunAt);

/**
 * Merges two drafts: each answer is taken from the draft in which it was changed last, in doubt from the one saved
 * last, and from `ours` where both were saved at the same time. The draft saved last is taken as a whole where they are
 * different drafts, or where one was written by an earlier release, which recorded no times.
 */
export function mergedDraft(ours: Draft, theirs: Draft): Draft {
  const [newer, older] = theirs.savedAt > ours.savedAt ? [theirs, ours] : [ours, theirs];
  if (!newer.changedAt || !older.changedAt || !isSameDraft(newer, older)) return newer;
  const names = Object.keys(older.changedAt).filter((name) => changeOf(older, name) > changeOf(newer, name));
  if (names.length === 0) return newer;
  const merge = <Value>(into: Record<string, Value>, from: Record<string, Value>) =>
    Object.fromEntries([
      ...Object.entries(into).filter(([name]) => !names.includes(name)),
      ...Object.entries(from).filter(([name]) => names.includes(name)),
    ]);
  return {
    ...newer,
    // Later than both, so that it replaces them in every tab.
    savedAt: newer.savedAt + 1,
    values: merge(newer.values, older.values),
    fileNames: merge(newer.fileNames, older.fileNames),
    changedAt: merge(newer.changedAt, older.changedAt),
  };
}

/**
 * The drafts of another tab, each merged with what this tab changed later in it. Where that yields the draft of this
 * tab, the other tab's is returned: `draftsSyncedFromOtherTab` needs it to notice that storage holds an older one.
 */
export function mergedDrafts(ours: DraftsState, theirs: DraftsState): DraftsState {
  const drafts: DraftsState = {};
  for (const form of keysOf(theirs)) {
    const [local, remote] = [ours[form], theirs[form]];
    const merged = local && remote ? mergedDraft(local, remote) : remote;
    drafts[form] = merged === local ? remote : merged;
  }
  return drafts;
}
