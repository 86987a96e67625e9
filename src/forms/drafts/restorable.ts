import type { Field, FieldValues } from '../../../contract/fields.ts';
import { isUsable } from '../../state/forms/draftsSlice.ts';
import type { Draft } from '../../state/forms/draftsSlice.ts';
import { changeOf } from '../../state/forms/mergedDraft.ts';

const neverSaved: readonly Field['control'][] = ['password', 'code', 'file'];

/** Whether an answer is part of a draft: never a secret, never a file, never what the account gives. */
export const isSaved = ({ control, readOnly }: Field) => !readOnly && !neverSaved.includes(control);

type DraftContext = {
  account: string | null;
  /** Whether it was typed in this tab since, or beside it in another one. */
  isTypedHere: boolean;
};

/**
 * What becomes of a draft that is not the form's own yet. One that does not get here was not given back by storage
 * (src/app/store/restore.ts), or was taken by a logout or by sending (draftsSlice.ts).
 */
export function draftStateOf(
  draft: Draft,
  { account, isTypedHere }: DraftContext,
): 'restore' | 'ask' | 'ignore' {
  if (!isUsable(draft, account)) return 'ignore';
  // Somebody who had not logged in left it on this device.
  return draft.owner === null && !isTypedHere ? 'ask' : 'restore';
}

export type AnswerContext = {
  /** What stands in the form now. */
  values: FieldValues;
  /** What the form holds before anybody typed. */
  initialValues: FieldValues;
  /** Answers chosen on the page before. */
  prefillValues: Readonly<Record<string, string>>;
  /** The history entry the form stands in. */
  entry: string;
  /** Whether a list offers this answer now; an opening's roles are not always there. */
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
  // The visitor has typed something else meanwhile.
  if (values[name] && values[name] !== initialValues[name]) return false;
  // The page before chose another answer after the draft was written.
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

/** The questions whose answer another tab changed later than this one. */
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
