import { formSnapshotOf, snapshotOf } from '../../testing/traces/snapshots.ts';
import { changedFieldsAt } from './changedFields.ts';
import type { FieldProgress } from '../../state/forms/formsSlice.ts';
import type { Snapshot } from '../recording/snapshot.ts';
import type { Trace } from '../file/traceFile.ts';

const path = '/job-application';
const untouched: FieldProgress = { touched: false, filled: false, error: 'required', refusal: null };
const typed: FieldProgress = { ...untouched, filled: true, error: null };
const left: FieldProgress = { ...untouched, touched: true };
const opened = { name: typed, phone: untouched, skills: untouched };

const withFields = (
  fields: Record<string, FieldProgress>,
  change: Partial<Snapshot> = {},
  submitFailed = false,
) => snapshotOf(path, { forms: { job: formSnapshotOf({ fields, submitFailed }) }, ...change });

/** The fields that changed last, at the end of a trace with these snapshots after its steps. */
function lastChanged(...snapshots: readonly Snapshot[]) {
  const first = snapshotOf(path, { forms: { job: formSnapshotOf() } });
  const trace = {
    steps: snapshots.map((_, number) => ({ number, at: number, type: 'forms/fieldsReported', patch: [] })),
    snapshotAt: (index: number) => snapshots[index] ?? first,
  } as unknown as Trace;
  return changedFieldsAt(trace, snapshots.length - 1);
}

test('the values that a form opens with are no change of a field', () => {
  expect(lastChanged(withFields(opened))).toBeNull();
});

test('a field that was typed into is the changed one, also after steps about something else', () => {
  const first = withFields(opened);
  const second = withFields({ ...opened, phone: typed });
  const changed = { form: 'job', names: ['phone'], listed: false, position: 2 };
  expect(lastChanged(first, second)).toEqual(changed);
  const drafted = { ...second, drafts: { job: { savedAt: 1, hasOwner: true } } };
  expect(lastChanged(first, second, drafted)).toEqual(changed);
});

test('each later change takes the place of the one before', () => {
  const first = withFields({ ...opened, phone: typed });
  expect(lastChanged(first, withFields({ ...opened, phone: typed, skills: left }))).toEqual({
    form: 'job',
    names: ['skills'],
    listed: false,
    position: 2,
  });
});

test('a refused attempt to send is about all fields with errors, which the page lists', () => {
  const wrong = { name: { ...typed, touched: true }, phone: left, skills: left };
  expect(lastChanged(withFields(opened), withFields(wrong, {}, true))).toEqual({
    form: 'job',
    names: ['phone', 'skills'],
    listed: true,
    position: 2,
  });
  const corrected = { ...wrong, phone: { ...typed, touched: true } };
  expect(
    lastChanged(withFields(opened), withFields(wrong, {}, true), withFields(corrected, {}, true)),
  ).toEqual({
    form: 'job',
    names: ['phone'],
    listed: false,
    position: 3,
  });
});

test('a field that a form no longer asks for is not shown, and one that it newly asks for is', () => {
  const asked = { ...opened, otherRole: untouched };
  expect(lastChanged(withFields(opened), withFields(asked))?.names).toEqual(['otherRole']);
  expect(lastChanged(withFields(asked), withFields(opened))).toBeNull();
});

test('a form that the site empties after sending it changed nothing that the visitor did', () => {
  const done = { touched: true, filled: true, error: null, refusal: null };
  const full = withFields({ name: done, phone: done, skills: done });
  const emptied = withFields({ name: untouched, phone: untouched, skills: untouched });
  expect(lastChanged(withFields(opened), full, emptied)).toMatchObject({ position: 2 });
});

test('another page begins without a changed field', () => {
  const typedInto = withFields({ ...opened, phone: typed });
  expect(lastChanged(withFields(opened), typedInto, snapshotOf('/contact'))).toBeNull();
});
