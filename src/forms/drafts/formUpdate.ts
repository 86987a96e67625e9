import type { Field, FieldValues } from '../../../contract/fields.ts';
import type { Draft } from '../../state/forms/draftsSlice.ts';
import { changeOf } from '../../state/forms/mergedDraft.ts';
import { changedElsewhereIn, isSaved, restorableValuesOf } from './restorable.ts';
import type { AnswerContext } from './restorable.ts';
import { without } from './useChangeTimes.ts';
import type { Changes } from './useChangeTimes.ts';

/** What stands in a form, and what is known of it. */
export type FormNow = AnswerContext & { fields: readonly Field[]; changes: Changes };

/** What a draft makes of it: the answers to set, and what is known then. */
export type FormUpdate = { patch: FieldValues; changes: Changes };

/** Answers from elsewhere do not count as changed here. Of a file there is its name only: it comes by itself. */
function updateOf(
  { changes }: FormNow,
  draft: Draft,
  patch: FieldValues,
  times: Changes['times'],
): FormUpdate {
  const named = Object.entries(draft.fileNames).filter(([name]) => name in patch);
  return {
    patch,
    changes: {
      values: { ...changes.values, ...patch },
      times: { ...changes.times, ...times },
      fileNames: { ...without(changes.fileNames, Object.keys(patch)), ...Object.fromEntries(named) },
    },
  };
}

/** Questions whose file another tab chose or took out later than this one. */
const filesChangedElsewhereIn = (draft: Draft, { fields, changes }: FormNow) =>
  fields.filter(
    ({ name, control }) => control === 'file' && changeOf(draft, name) > (changes.times[name] ?? 0),
  );

const noFiles = (of: readonly Field[]) => Object.fromEntries(of.map(({ name }) => [name, null]));

/** Of a stored draft that comes back into the form. */
export function restoringUpdate(draft: Draft, form: FormNow): FormUpdate {
  const { fields } = form;
  const files = filesChangedElsewhereIn(draft, form).filter(({ name }) => name in draft.fileNames);
  const patch = { ...restorableValuesOf(draft, fields, form), ...noFiles(files) };
  const now = Date.now();
  const times = fields
    .filter((field) => isSaved(field) || files.includes(field))
    // What was typed here instead of the draft's answer counts as later.
    .map(({ name }) => [name, name in patch ? changeOf(draft, name) : now] as const)
    .filter(([name, time]) => time > 0 && name in { ...draft.values, ...draft.fileNames });
  return updateOf(form, draft, patch, Object.fromEntries(times));
}

/**
 * Of the form's own draft, where another tab changed it; null where nothing there is later. `synced` are the answers that
 * look different then.
 */
export function syncingUpdate(draft: Draft, form: FormNow): (FormUpdate & { synced: FieldValues }) | null {
  const { fields, values, changes, isOption } = form;
  const answers = changedElsewhereIn(draft, fields, { times: changes.times, isOption });
  const files = filesChangedElsewhereIn(draft, form);
  if (answers.length === 0 && files.length === 0) return null;
  const patch = Object.fromEntries(answers.map(({ name }) => [name, draft.values[name] ?? '']));
  const times = Object.fromEntries([...answers, ...files].map(({ name }) => [name, changeOf(draft, name)]));
  const synced = Object.entries(patch).filter(([name, value]) => values[name] !== value);
  return {
    ...updateOf(form, draft, { ...patch, ...noFiles(files) }, times),
    synced: Object.fromEntries(synced),
  };
}

/**
 * Of a draft that is gone: its answers and files go, what was changed after it was saved last stays.
 * @param savedAt milliseconds since 1970
 */
export function removingUpdate(savedAt: number, { values, initialValues, changes }: FormNow): FormUpdate {
  const later = Object.entries(changes.times).filter(([, time]) => time > savedAt);
  const kept = later.map(([name]) => [name, values[name] ?? null] as const);
  return {
    patch: { ...initialValues, ...Object.fromEntries(kept) },
    changes: { ...changes, times: Object.fromEntries(later), fileNames: {} },
  };
}
