import { loggedOut, sessionEnded } from '../auth/authSlice.ts';
import {
  draftDiscarded,
  draftSaved,
  draftsSyncedFromOtherTab,
  draftsSlice,
  isUsable,
} from './draftsSlice.ts';
import type { Draft } from './draftsSlice.ts';

const draft: Draft = { owner: 'asha@mail.example', values: { name: 'Asha' }, fileNames: {}, savedAt: 1_000 };

test('a logout deletes the drafts, the end of a session does not', () => {
  const saved = draftsSlice.reducer(undefined, draftSaved({ form: 'job', draft }));
  expect(draftsSlice.reducer(saved, sessionEnded())).toEqual({ job: draft });
  expect(draftsSlice.reducer(saved, loggedOut())).toEqual({});
  expect(draftsSlice.reducer(saved, draftDiscarded({ form: 'job' }))).toStrictEqual({});
});

test('a draft is usable for its own account only, and for less than 14 days', () => {
  const day = 24 * 60 * 60 * 1000;
  expect(isUsable(draft, 'asha@mail.example', 1_000 + 13 * day)).toBe(true);
  expect(isUsable(draft, 'asha@mail.example', 1_000 + 14 * day - 1)).toBe(true);
  expect(isUsable(draft, 'asha@mail.example', 1_000 + 14 * day)).toBe(false);
  expect(isUsable(draft, 'someone@else.example', 1_000)).toBe(false);
  expect(isUsable({ ...draft, owner: null }, 'someone@else.example', 1_000)).toBe(true);
});

const drafts = draftsSlice.reducer;
const at = (savedAt: number): Draft => ({ ...draft, savedAt });

test('the newer of the drafts of two tabs is taken, for each form', () => {
  const ours = { job: at(100), service: at(300) };
  const followed = drafts(
    ours,
    draftsSyncedFromOtherTab({ drafts: { job: at(200), service: at(200) }, before: ours }),
  );
  expect(followed).toEqual({ job: at(200), service: at(300) });
  // The other tab has overwritten ours in storage; only a new object is written again.
  expect(followed.service).not.toBe(ours.service);
  expect(drafts({}, draftsSyncedFromOtherTab({ drafts: { job: at(200) }, before: {} }))).toEqual({
    job: at(200),
  });
  const same = { job: at(100) };
  expect(drafts(same, draftsSyncedFromOtherTab({ drafts: { job: at(100) }, before: {} }))).toBe(same);
});

test('a draft sent or discarded in another tab is removed here too, unless this tab has a newer one', () => {
  const before = { job: at(100), service: at(100) };
  const ours = { job: at(100), service: at(200) };
  const followed = drafts(ours, draftsSyncedFromOtherTab({ drafts: {}, before }));
  expect(followed).toStrictEqual({ service: at(200) });
  // The other tab has removed ours from storage; only a new object is written again.
  expect(followed.service).not.toBe(ours.service);
  // A draft that never was in storage was not removed from it.
  expect(drafts(ours, draftsSyncedFromOtherTab({ drafts: {}, before: {} }))).toBe(ours);
});

test('when a draft is discarded its earlier draft takes its place, in every tab', () => {
  const own = { job: { ...at(100), earlier: at(50) } };
  expect(drafts(own, draftDiscarded({ form: 'job' }))).toEqual({ job: at(50) });
  const sync = draftsSyncedFromOtherTab({ drafts: { job: at(50) }, before: own });
  expect(drafts(own, sync)).toEqual({ job: at(50) });
  const later = { job: { ...at(200), earlier: at(50) } };
  expect(drafts(later, sync)).toEqual(later);
});
