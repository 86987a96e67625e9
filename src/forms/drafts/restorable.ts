import { mayBeStored } from '../../../contract/fields.ts';
import type { Field, FieldValues } from '../../../contract/fields.ts';
import { isUsable } from '../../state/forms/draftsSlice.ts';
import type { Draft } from '../../state/forms/draftsSlice.ts';
import { changeOf } from '../../state/forms/mergedDraft.ts';

/** Whether a draft stores the answer of this field: no secret, no file, no answer taken from the account. */
export const isSaved = (field: Field) => !field.readOnly && mayBeStored(field);

type DraftContext = {
  account: string | null;
  /** Whether the draft was typed in this tab, or in another one while this form was open. */
  isTypedHere: boolean;
  /** Milliseconds since 1970. */
  now: number;
};

/**
 * What to do with a stored draft that is not the form's own yet. Others never reach this function: they were not read
 * from storage (src/app/store/restore.ts), or were removed by a logout or by sending (draftsSlice.ts).
 */
export function draftStateOf(
  draft: Draft,
  { account, isTypedHere, now }: DraftContext,
): 'restore' | 'ask' | 'ignore' {
  if (!isUsable(draft, account, now)) return 'ignore';
  // An anonymous draft from elsewhere may be that of another person who used this device.
  return draft.owner === null && !isTypedHere ? 'ask' : 'restore';
}

export type AnswerContext = {
  /** The current values of the form. */
  values: FieldValues;
  /** The values of the form before anybody typed. */
  initialValues: FieldValues;
  /** Answers chosen on the page before. */
  prefillValues: Readonly<Record<string, string>>;
  /** The key of the history entry that shows the form. */
  entry: string;
  /** Whether the field offers this answer now: roles of an opening are offered only with that opening. */
  isOption: (field: Field, value: string) => boolean;
};

/** Whether an answer is to be restored with its draft. */
export function isRestorable(
  field: Field,
  draft: Draft,
  { values, initialValues, prefillValues, entry, isOption }: AnswerContext,
): boolean {
  const { name } = field;
  const answer = draft.values[name];
  if (answer === undefined || !isSaved(field)) return false;
  // The visitor typed something else before the draft was read.
  if (values[name] && values[name] !== initialValues[name]) return false;
  // The answer was chosen on the previous page after the draft was written.
  if (draft.entry !== entry && name in prefillValues) return false;
  return isOption(field, answer);
}

/** The answers of a draft that are to be restored. */
export const restorableValuesOf = (
  draft: Draft,
  fields: readonly Field[],
  context: AnswerContext,
): FieldValues =>
  Object.fromEntries(
    fields
      .filter((field) => isRestorable(field, draft, context))
      .map(({ name }) => [name, draft.values[name] ?? '']),
  );

/** The fields whose answer another tab changed later than this one. */
export const changedElsewhereIn = (
  draft: Draft,
  fields: readonly Field[],
  { times, isOption }: Pick<AnswerContext, 'isOption'> & { times: Readonly<Record<string, number>> },
): readonly Field[] =>
  fields.filter((field) => {
    const answer = draft.values[field.name];
    return (
      answer !== undefined &&
      isSaved(field) &&
      changeOf(draft, field.name) > (times[field.name] ?? 0) &&
      isOption(field, answer)
    );
  });
