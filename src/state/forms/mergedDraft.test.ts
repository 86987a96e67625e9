import { draftsSlice, draftsSyncedFromOtherTab } from './draftsSlice.ts';
import type { Draft, DraftsState } from './draftsSlice.ts';
import { mergedDraft, mergedDrafts } from './mergedDraft.ts';

const drafts = draftsSlice.reducer;

/** A draft of this name and phone, each with the time it was typed. */
const typed = (name: [string, number], phone: [string, number], changes: Partial<Draft> = {}): Draft => ({
  owner: 'asha@mail.example',
  fileNames: {},
  values: { name: name[0], phone: phone[0] },
  changedAt: { name: name[1], phone: phone[1] },
  savedAt: Math.max(name[1], phone[1]),
  ...changes,
});

test('two tabs on one form keep what each of them changed last, whoever hears of the other first', () => {
  const one = typed(['Asha', 100], ['1', 300]);
  const other = typed(['Meena', 200], ['2', 150]);
  const both = { values: { name: 'Meena', phone: '1' }, changedAt: { name: 200, phone: 300 }, savedAt: 301 };
  expect(mergedDraft(one, other)).toMatchObject(both);
  expect(mergedDraft(other, one)).toEqual({ ...one, ...both });
  const hear = (ours: DraftsState, theirs: DraftsState) =>
    drafts(ours, draftsSyncedFromOtherTab({ drafts: mergedDrafts(ours, theirs), before: {} }));
  const heard = hear({ job: one }, { job: other });
  expect(heard.job).toMatchObject(both);
  expect(hear({ job: other }, { job: one }).job).toMatchObject(both);
  // What it heard is whole: there is nothing to tell back.
  expect(hear(heard, hear({ job: other }, { job: one }))).toBe(heard);
  // The other tab has overwritten it in storage: it must look new to whatever writes it.
  expect(hear(heard, { job: one }).job).not.toBe(heard.job);
});

test('an answer that only the older draft knows is kept; of equally old ones the own counts', () => {
  const newer = { ...typed(['Asha', 100], ['1', 300]), values: { phone: '1' }, changedAt: { phone: 300 } };
  const older = typed(['Meena', 200], ['2', 150]);
  expect(mergedDraft(newer, older).values).toEqual({ name: 'Meena', phone: '1' });
  const ours = typed(['Asha', 100], ['1', 100]);
  expect(mergedDraft(ours, typed(['Meena', 100], ['2', 100]))).toBe(ours);
  expect(mergedDrafts({}, { job: older })).toEqual({ job: older });
});

test('a file that was removed after the other tab had noted it is gone', () => {
  const removed = typed(['Asha', 100], ['1', 100], { changedAt: { name: 100, resume: 200 }, savedAt: 200 });
  const changes = { fileNames: { resume: 'cv.pdf' }, changedAt: { name: 300, resume: 100 } };
  const merged = mergedDraft(typed(['Meena', 300], ['1', 100], changes), removed);
  expect([merged.values, merged.fileNames]).toEqual([{ name: 'Meena', phone: '1' }, {}]);
});

test('an emptied answer and a removed file are changes, too', () => {
  const older = { ...typed(['Asha', 100], ['1', 100]), fileNames: { resume: 'cv.pdf' } };
  const newer = typed(['', 200], ['1', 100], { changedAt: { name: 200, phone: 100, resume: 250 } });
  const merged = mergedDraft({ ...older, savedAt: 900 }, newer);
  expect([merged.values, merged.fileNames]).toEqual([{ name: '', phone: '1' }, {}]);
});

test('drafts of two people are never mixed, nor one without times with another', () => {
  const one = typed(['Asha', 100], ['1', 300]);
  const other = typed(['Meena', 200], ['2', 150]);
  expect(mergedDraft(one, { ...other, owner: 'other@mail.example' })).toBe(one);
  // An account has one draft of a form, wherever it was begun.
  expect(mergedDraft({ ...one, begunAt: 1 }, { ...other, begunAt: 2 })).not.toEqual({ ...one, begunAt: 1 });
  const anonymous = { ...one, owner: null, begunAt: 1 };
  expect(mergedDraft(anonymous, { ...other, owner: null, begunAt: 2 })).toBe(anonymous);
  expect(mergedDraft(anonymous, { ...other, owner: null, begunAt: 1 })).toMatchObject({
    values: { name: 'Meena', phone: '1' },
  });
  const { changedAt: _none, ...timeless } = other;
  expect(mergedDraft(one, timeless)).toBe(one);
});
