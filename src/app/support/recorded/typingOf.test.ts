import { fieldsIn, formSnapshotOf, liveSession, snapshotOf } from '../../../testing/traces/snapshots.ts';
import { fieldNames } from '../../../trace/sanitizer/lists.ts';
import { typingOf } from './typingOf.ts';
import { replayedState } from './replayedState.ts';

const at = Date.UTC(2026, 5, 1, 10, 30);
const draft = { savedAt: at, hasOwner: true };

/** The state before and after the first draft of a form with these answers is saved, and that in which it is typed. */
function savingOf(filled: readonly string[]) {
  const fields = { ...fieldsIn(fieldNames('job'), {}), ...fieldsIn(filled, { filled: true }) };
  const snapshot = snapshotOf('/job-application', {
    auth: liveSession,
    forms: { job: formSnapshotOf({ fields }) },
  });
  const before = replayedState({ snapshot, at, colourMode: 'light' });
  const state = replayedState(
    { snapshot: { ...snapshot, drafts: { job: draft } }, at, colourMode: 'light' },
    before,
  );
  return { before, state, typing: typingOf(before, state) };
}

const filledIn = (fields = {}) =>
  Object.entries<{ filled: boolean }>(fields).flatMap(([name, { filled }]) => (filled ? [name] : []));

test('a form whose text was reported is typed in as it is, so that none of its fields is rendered for it', () => {
  const { state, typing } = savingOf(['email', 'name']);
  expect(typing?.drafts.job).toBeUndefined();
  expect(typing?.forms.job?.fields).toBe(state.forms.job?.fields);
});

test.each([
  ['nothing', []],
  ['only what is no text, or prefilled,', ['resume', 'email']],
])('a form in which %s was reported seems to be typed in', (_what, filled) => {
  const { typing } = savingOf(filled);
  expect(filledIn(typing?.forms.job?.fields)).toEqual(expect.arrayContaining(['name', ...filled]));
});
