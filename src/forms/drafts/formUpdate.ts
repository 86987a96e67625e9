import type { Field, FieldValues } from '../../../contract/fields.ts';
import type { Draft } from '../../state/forms/draftsSlice.ts';
import { changeOf } from '../../state/forms/mergedDraft.ts';
import { changedElsewhereIn, isSaved, restorableValuesOf } from './restorable.ts';
import type { AnswerContext } from './restorable.ts';

/** The answers of a form as its draft has them. */
export type Answers = {
  /** What stands in the form, or is about to. */
  values: FieldValues;
  /** By name, when an answer was last changed, here or in the tab it came from: milliseconds since 1970. */
  times: Readonly<Record<string, number>>;
  /** By name, the file that the draft names and this form has not, or not yet. */
  fileNames: Readonly<Record<string, string>>;
};

/** A form as it is rendered, and what is known around it. */
export type FormNow = AnswerContext & {
  fields: readonly Field[];
  /** The account the entries belong to; null while nobody was logged in. */
  owner: string | null;
  /** Who is logged in. */
  account: string | null;
  /** Whether the owner has logged out. The end of a session is none. */
  isLogout: boolean;
  isSubmitting: boolean;
  /** Whether storage has been read. */
  isRead: boolean;
};

/** What becomes of a form: the answers to set, and what is known of all of them then. */
export type FormUpdate = { patch: FieldValues; answers: Answers };

/** The file names of other questions than these. */
const namesBeside = (fileNames: Answers['fileNames'], by: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fileNames).filter(([name]) => !(name in by)));

/** Answers from elsewhere do not count as changed here. Of a file a draft has its name only: it comes by itself. */
const updateOf = (
  { values, times, fileNames }: Answers,
  patch: FieldValues,
  later: Answers['times'],
  named: Answers['fileNames'] = {},
): FormUpdate => ({
  patch,
  answers: {
    values: { ...values, ...patch },
    times: { ...times, ...later },
    fileNames: {
      ...namesBeside(fileNames, patch),
      ...Object.fromEntries(Object.entries(named).filter(([name]) => name in patch)),
    },
  },
});

/** Questions whose file another tab chose or took out later than this one. */
const filesChangedElsewhereIn = (draft: Draft, { times }: Answers, fields: readonly Field[]) =>
  fields.filter(({ name, control }) => control === 'file' && changeOf(draft, name) > (times[name] ?? 0));

const noFiles = (of: readonly Field[]) => Object.fromEntries(of.map(({ name }) => [name, null]));

/** The answers once the visitor has changed some of them. */
export function typedAnswers(
  { values: before, times, fileNames }: Answers,
  { fields, values, initialValues }: FormNow,
): Answers {
  const changed = fields
    .map(({ name }) => ({ name, time: times[name] }))
    .filter(({ name, time }) => {
      const isUntouched = time === undefined && values[name] === initialValues[name];
      return values[name] !== before[name] && !isUntouched;
    })
    // A clock may have been set back meanwhile.
    .map(({ name, time = 0 }) => [name, Math.max(Date.now(), time + 1)] as const);
  const later = Object.fromEntries(changed);
  return { values, times: { ...times, ...later }, fileNames: namesBeside(fileNames, later) };
}

/** Of a stored draft that comes back into the form. */
export function restoringUpdate(answers: Answers, draft: Draft, form: FormNow): FormUpdate {
  const { fields } = form;
  const now = Date.now();
  const files = filesChangedElsewhereIn(draft, answers, fields).filter(({ name }) => name in draft.fileNames);
  const patch = { ...restorableValuesOf(draft, fields, form), ...noFiles(files) };
  const times = fields
    .filter((field) => isSaved(field) || files.includes(field))
    // What was typed here instead of the draft's answer counts as later.
    .map(({ name }) => [name, name in patch ? changeOf(draft, name) : now] as const)
    .filter(([name, time]) => time > 0 && name in { ...draft.values, ...draft.fileNames });
  return updateOf(answers, patch, Object.fromEntries(times), draft.fileNames);
}

/** Of what another tab changed later in the form's own draft. `synced` are the answers that look different then. */
export function syncingUpdate(
  answers: Answers,
  draft: Draft,
  { fields, values, isOption }: FormNow,
): FormUpdate & { synced: FieldValues } {
  const texts = changedElsewhereIn(draft, fields, { times: answers.times, isOption });
  const files = filesChangedElsewhereIn(draft, answers, fields);
  const changed = Object.fromEntries(texts.map(({ name }) => [name, draft.values[name] ?? '']));
  const times = Object.fromEntries([...texts, ...files].map(({ name }) => [name, changeOf(draft, name)]));
  const synced = Object.entries(changed).filter(([name, value]) => values[name] !== value);
  return {
    ...updateOf(answers, { ...changed, ...noFiles(files) }, times, draft.fileNames),
    synced: Object.fromEntries(synced),
  };
}

/**
 * Of a draft that is gone: its answers and files go, what was changed after it was saved last stays.
 * @param savedAt milliseconds since 1970
 */
export function removingUpdate(
  answers: Answers,
  savedAt: number,
  { values, initialValues }: FormNow,
): FormUpdate {
  const later = Object.entries(answers.times).filter(([, time]) => time > savedAt);
  const kept = later.map(([name]) => [name, values[name] ?? null] as const);
  return {
    patch: { ...initialValues, ...Object.fromEntries(kept) },
    answers: { ...answers, times: Object.fromEntries(later), fileNames: {} },
  };
}

/** Of a file that was found in storage; `changedAt` is when it was chosen. */
export const fileUpdate = (
  answers: Answers,
  { field, file, changedAt }: { field: string; file: File; changedAt: number },
): FormUpdate =>
  updateOf(answers, { [field]: file }, { [field]: Math.max(changedAt, answers.times[field] ?? 0) });

/** The saved part of the answers: texts, and of a file its name, or that of the draft's that has not come. */
export function savedPartOf(
  fields: readonly Field[],
  { values, fileNames }: Answers,
): Pick<Draft, 'values' | 'fileNames'> {
  const texts = fields.flatMap((field) => {
    const value = values[field.name];
    return isSaved(field) && typeof value === 'string' ? [[field.name, value] as const] : [];
  });
  const files = fields.flatMap(({ name, control }) => {
    const value = values[name];
    const file = value instanceof File ? value.name : fileNames[name];
    return control === 'file' && file !== undefined ? [[name, file] as const] : [];
  });
  return { values: Object.fromEntries(texts), fileNames: Object.fromEntries(files) };
}
