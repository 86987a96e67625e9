import type { ApplicationKind } from '../../../contract/applications.ts';
import type { Draft, DraftsState } from './draftsSlice.ts';

/** When an answer was last changed, in milliseconds since 1970; 0 for one that nobody has touched. */
export const changeOf = ({ changedAt, savedAt }: Draft, name: string): number =>
  changedAt ? (changedAt[name] ?? 0) : savedAt;

/** Whether both hold the same entries, however far: of one account, or of one anonymous draft. */
const isSameDraft = (one: Draft, other: Draft): boolean =>
  one.owner === other.owner && (one.owner !== null || one.begunAt === other.begunAt);

/**
 * One draft of two: of each answer the one that was changed last, `ours` where neither was. The later draft counts as a
 * whole where they are different drafts, or where one comes from a version of the site that noted no times.
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
    // Newer than both, so that it replaces them in every tab.
    savedAt: newer.savedAt + 1,
    values: merge(newer.values, older.values),
    fileNames: merge(newer.fileNames, older.fileNames),
    changedAt: merge(newer.changedAt, older.changedAt),
  };
}

/** What another tab wrote, with what this one changed later in the same drafts. */
export const mergedDrafts = (ours: DraftsState, theirs: DraftsState): DraftsState =>
  Object.fromEntries(
    (Object.entries(theirs) as [ApplicationKind, Draft][]).map(([form, remote]) => {
      const local = ours[form];
      const merged = local ? mergedDraft(local, remote) : remote;
      return [form, merged === local ? remote : merged];
    }),
  );
