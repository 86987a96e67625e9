import { draftsSlice, draftsSyncedFromOtherTab } from './draftsSlice.ts';
import type { Draft, DraftsState } from './draftsSlice.ts';
import { mergedDraft, mergedDrafts } from './mergedDraft.ts';

const drafts = draftsSlice.reducer;

/** A draft with this name and phone, each with the time at which it was typed. */
const typed = (name: [string, number], phone: [string, number], changes: Partial<Draft> = {}): Draft => ({
  owner: 'asha@mail.example',
  fileNames: {},
  values: { name: name[0], phone: phone[0] },
  changedAt: { name: name[1], phone: phone[1] },
  savedAt: Math.max(name[1], phone[1]),
  ...changes,
});

test('each answer changed last is kept when two tabs have one form, whichever tab is synced first', () => {
  const one = typed(['Asha', 100], ['1', 300]);
  const other = typed(['Meena', 200], ['2', 150]);
  const both = { values: { name: 'Meena', phone: '1' }, changedAt: { name: 200, phone: 300 }, savedAt: 301 };
  expect(mergedDraft(one, other)).toMatchObject(both);
  expect(mergedDraft(other, one)).toEqual({ ...one, ...both });
  const sync = (ours: DraftsState, theirs: DraftsState) =>
    drafts(ours, draftsSyncedFromOtherTab({ drafts: mergedDrafts(ours, theirs), before: {} }));
  const synced = sync({ job: one }, { job: other });
  expect(synced.job).toMatchObject(both);
  expect(sync({ job: other }, { job: one }).job).toMatchObject(both);
  // Both tabs hold the same draft now, so none of them writes again.
  expect(sync(synced, sync({ job: other }, { job: one }))).toBe(synced);
  // The other tab has overwritten the merged draft in storage; only a new object is written again.
  expect(sync(synced, { job: one }).job).not.toBe(synced.job);
});

test('an answer that only the older draft has is kept; of equally old drafts the own one is taken', () => {
  const newer = { ...typed(['Asha', 100], ['1', 300]), values: { phone: '1' }, changedAt: { phone: 300 } };
  const older = typed(['Meena', 200], ['2', 150]);
  expect(mergedDraft(newer, older).values).toEqual({ name: 'Meena', phone: '1' });
  const ours = typed(['Asha', 100], ['1', 100]);
  expect(mergedDraft(ours, typed(['Meena', 100], ['2', 100]))).toBe(ours);
  expect(mergedDrafts({}, { job: older })).toEqual({ job: older });
});

test('a file that was removed later than the other tab recorded it is gone', () => {
  const removed = typed(['Asha', 100], ['1', 100], { changedAt: { name: 100, resume: 200 }, savedAt: 200 });
  const changes = { fileNames: { resume: 'cv.pdf' }, changedAt: { name: 300, resume: 100 } };
  const merged = mergedDraft(typed(['Meena', 300], ['1', 100], changes), removed);
  expect([merged.values, merged.fileNames]).toEqual([{ name: 'Meena', phone: '1' }, {}]);
});

test('emptying an answer and removing a file count as changes', () => {
  const older = { ...typed(['Asha', 100], ['1', 100]), fileNames: { resume: 'cv.pdf' } };
  const newer = typed(['', 200], ['1', 100], { changedAt: { name: 200, phone: 100, resume: 250 } });
  const merged = mergedDraft({ ...older, savedAt: 900 }, newer);
  expect([merged.values, merged.fileNames]).toEqual([{ name: '', phone: '1' }, {}]);
});

test('drafts of two people are not merged, nor is a draft without times', () => {
  const one = typed(['Asha', 100], ['1', 300]);
  const other = typed(['Meena', 200], ['2', 150]);
  expect(mergedDraft(one, { ...other, owner: 'other@mail.example' })).toBe(one);
  // Two drafts of one account count as the same, even if they were begun at different times.
  expect(mergedDraft({ ...one, begunAt: 1 }, { ...other, begunAt: 2 })).not.toEqual({ ...one, begunAt: 1 });
  const anonymous = { ...one, owner: null, begunAt: 1 };
  expect(mergedDraft(anonymous, { ...other, owner: null, begunAt: 2 })).toBe(anonymous);
  expect(mergedDraft(anonymous, { ...other, owner: null, begunAt: 1 })).toMatchObject({
    values: { name: 'Meena', phone: '1' },
  });
  const { changedAt: _none, ...timeless } = other;
  expect(mergedDraft(one, timeless)).toBe(one);
});
