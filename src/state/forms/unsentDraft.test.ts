import { mergedDraft } from './mergedDraft.ts';
import type { Draft } from './draftsSlice.ts';
import { unsentDraft } from './unsentDraft.ts';

const sentAt = Date.UTC(2026, 10, 20, 12);
const now = sentAt + 4000;
jest.useFakeTimers({ now });

const draft: Draft = {
  owner: 'asha@mail.example',
  values: { name: 'Asha', skills: 'SQL', phone: '' },
  fileNames: { resume: 'asha.pdf' },
  savedAt: sentAt - 100,
  begunAt: sentAt - 9000,
  changedAt: { name: sentAt - 9000, skills: sentAt, resume: sentAt - 5000 },
};
const sent = { draft, at: sentAt };
const since: Draft = {
  ...draft,
  values: { ...draft.values, skills: 'SQL, R' },
  savedAt: sentAt + 2000,
  changedAt: { ...draft.changedAt, skills: sentAt + 1 },
};

test('nothing is left of a draft that was not changed since it was sent, or from which answers were only removed', () => {
  expect(unsentDraft(draft, sent)).toBeNull();
  expect(unsentDraft({ ...draft, changedAt: undefined }, sent)).toBeNull();
  const emptied = { ...since, values: { ...since.values, skills: '' } };
  expect(unsentDraft(emptied, sent)).toBeNull();
});

test('answers that were changed since are left, and the others are marked as removed', () => {
  expect(unsentDraft(since, sent)).toEqual({
    ...since,
    values: { skills: 'SQL, R' },
    fileNames: {},
    savedAt: now,
    changedAt: { name: now, phone: now, resume: now, skills: sentAt + 1 },
  });
  const chosen = { ...draft, changedAt: { ...draft.changedAt, resume: sentAt + 1 } };
  expect(unsentDraft(chosen, sent)).toMatchObject({ values: {}, fileNames: draft.fileNames });
});

test('what was sent does not come back with a tab that saves it once more, and what is left is later than any of it', () => {
  const left = unsentDraft(since, sent)!;
  const late = { ...since, savedAt: now + 500, values: { ...since.values, phone: '98400' } };
  const merged = mergedDraft({ ...late, changedAt: { ...since.changedAt, phone: now + 400 } }, left);
  expect(merged).toMatchObject({ values: { skills: 'SQL, R', phone: '98400' }, fileNames: {} });
  expect(merged.values).not.toHaveProperty('name');
  expect(unsentDraft({ ...since, savedAt: now + 60_000 }, sent)!.savedAt).toBe(now + 60_001);
});

test('answers that were sent are not left even if the clock was set back before they were', () => {
  const early = { draft, at: sentAt - 60_000 };
  expect(unsentDraft(draft, early)).toBeNull();
  expect(unsentDraft(since, early)).toMatchObject({ values: { skills: 'SQL, R' }, fileNames: {} });
});
