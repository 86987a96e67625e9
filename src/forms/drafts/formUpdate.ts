import type { Field, FieldValues } from '../../../contract/fields.ts';
import type { Draft } from '../../state/forms/draftsSlice.ts';
import { changeOf } from '../../state/forms/mergedDraft.ts';
import { changedElsewhereIn, isSaved, restorableValuesOf } from './restorable.ts';
import type { AnswerContext } from './restorable.ts';

/** The answers of a form together with what its draft stores about them. */
export type Answers = {
  /** The values of the form, including those that the next render will show. */
  values: FieldValues;
  /** By field name, when the answer was last changed, here or in the tab it came from: milliseconds since 1970. */
  times: Readonly<Record<string, number>>;
  /** By field name, the file that the draft names and that has not been loaded into this form (yet). */
  fileNames: Readonly<Record<string, string>>;
};

/** A form as it is rendered, and the state around it. */
export type FormNow = AnswerContext & {
  fields: readonly Field[];
  /** The account the entries belong to; null while nobody was logged in. */
  owner: string | null;
  /** The account that is logged in. */
  account: string | null;
  /** Whether the owner has logged out. A session that expired does not count as a logout. */
  isLogout: boolean;
  isSubmitting: boolean;
  /** Whether storage has been read. */
  isRead: boolean;
};

/** An update of a form: the answers to set, and the `Answers` record once they are set. */
export type FormUpdate = { patch: FieldValues; answers: Answers };

/** The file names without those of the fields that are keys of `changes`. */
const fileNamesWithout = (fileNames: Answers['fileNames'], changes: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fileNames).filter(([name]) => !(name in changes)));

/**
 * Applies answers from storage or another tab with their own times, so that they do not count as changed here. A draft
 * holds only the name of a file: the file itself is loaded later (`fileUpdate`).
 */
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
      ...fileNamesWithout(fileNames, patch),
      ...Object.fromEntries(Object.entries(named).filter(([name]) => name in patch)),
    },
  },
});

/** The file fields whose file another tab chose or removed later than this one. */
const filesChangedElsewhereIn = (draft: Draft, { times }: Answers, fields: readonly Field[]) =>
  fields.filter(({ name, control }) => control === 'file' && changeOf(draft, name) > (times[name] ?? 0));

const noFiles = (of: readonly Field[]) => Object.fromEntries(of.map(({ name }) => [name, null]));

/** The answers after the visitor has changed some of them: those get the time `now`. */
export function typedAnswers(
  { values: before, times, fileNames }: Answers,
  { fields, values, initialValues }: FormNow,
  now: number,
): Answers {
  const changed = fields
    .map(({ name }) => ({ name, time: times[name] }))
    .filter(({ name, time }) => {
      const isUntouched = time === undefined && values[name] === initialValues[name];
      return values[name] !== before[name] && !isUntouched;
    })
    // The clock may have been set back since the last change, and each change needs a later time.
    .map(({ name, time = 0 }) => [name, Math.max(now, time + 1)] as const);
  const later = Object.fromEntries(changed);
  return { values, times: { ...times, ...later }, fileNames: fileNamesWithout(fileNames, later) };
}

/** The update that restores a stored draft into the form. */
export function restoringUpdate(answers: Answers, draft: Draft, form: FormNow, now: number): FormUpdate {
  const { fields } = form;
  const files = filesChangedElsewhereIn(draft, answers, fields).filter(({ name }) => name in draft.fileNames);
  const patch = { ...restorableValuesOf(draft, fields, form), ...noFiles(files) };
  /** Whether an answer was typed here, or chosen on the page before, after the draft was written. */
  const isOurs = (name: string) => !(name in patch) && Boolean(form.values[name]);
  const times = fields
    .filter((field) => isSaved(field) || files.includes(field))
    // Nobody emptied an answer that is only not offered here: the draft, and a tab that offers it, keep theirs.
    .filter(({ name }) => name in patch || isOurs(name) || name in form.prefillValues)
    // An answer of this form replaces the draft's, so it gets a later time.
    .map(({ name }) => [name, isOurs(name) ? now : changeOf(draft, name)] as const)
    .filter(([name, time]) => time > 0 && name in { ...draft.values, ...draft.fileNames });
  return updateOf(answers, patch, Object.fromEntries(times), draft.fileNames);
}

/** The fields whose answer was sent, and removed from the draft, after this form changed it (state/forms/unsentDraft.ts). */
const fieldsSentIn = (
  { values, changedAt = {} }: Draft,
  { times }: Answers,
  { fields }: Pick<FormNow, 'fields'>,
) =>
  fields.filter(
    (field) =>
      isSaved(field) &&
      values[field.name] === undefined &&
      (changedAt[field.name] ?? 0) > (times[field.name] ?? 0),
  );

/**
 * The update with the answers that another tab changed later in the form's own draft. `synced` holds those of them that
 * differ from what this form shows. `isSent`: the others were sent, and get their initial values.
 */
export function syncingUpdate(
  answers: Answers,
  draft: Draft,
  { fields, values, initialValues, isOption }: FormNow,
): FormUpdate & { synced: FieldValues; isSent: boolean } {
  const texts = changedElsewhereIn(draft, fields, { times: answers.times, isOption });
  const files = filesChangedElsewhereIn(draft, answers, fields);
  const changed = Object.fromEntries(texts.map(({ name }) => [name, draft.values[name] ?? '']));
  const sent = fieldsSentIn(draft, answers, { fields });
  const cleared = Object.fromEntries(sent.map(({ name }) => [name, initialValues[name] ?? '']));
  const later = [...texts, ...files, ...sent];
  const times = Object.fromEntries(later.map(({ name }) => [name, changeOf(draft, name)]));
  const synced = Object.entries(changed).filter(([name, value]) => values[name] !== value);
  return {
    ...updateOf(answers, { ...cleared, ...changed, ...noFiles(files) }, times, draft.fileNames),
    synced: Object.fromEntries(synced),
    isSent: sent.length > 0,
  };
}

/**
 * The update after the form's draft was removed: its answers and files give way to the initial values, answers changed
 * after `savedAt` stay.
 * @param savedAt when the draft was last saved, in milliseconds since 1970
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

/** The update with a file that was found in storage; `changedAt` is when it was chosen, in milliseconds since 1970. */
export const fileUpdate = (
  answers: Answers,
  { field, file, changedAt }: { field: string; file: File; changedAt: number },
): FormUpdate =>
  updateOf(answers, { [field]: file }, { [field]: Math.max(changedAt, answers.times[field] ?? 0) });

/** The part of the answers that a draft stores: texts and file names, also of a file that has not been loaded yet. */
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
