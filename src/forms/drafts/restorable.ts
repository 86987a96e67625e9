import type { Field, FieldValues } from '../../../contract/fields.ts';
import { isFresh } from '../../state/forms/draftsSlice.ts';
import type { Draft } from '../../state/forms/draftsSlice.ts';
import { changeOf } from '../../state/forms/mergedDraft.ts';

const neverSaved: readonly Field['control'][] = ['password', 'code', 'file'];

/** Whether an answer is part of a draft: never a secret, never a file, never what the account gives. */
export const isSaved = ({ control, readOnly }: Field) => !readOnly && !neverSaved.includes(control);

type DraftContext = {
  account: string | null;
  /** Whether the stored draft was restored into this form already, or saved from it. */
  isOwnDraft: boolean;
  /** Whether it was typed in this tab since, or beside it in another one. */
  isTypedHere: boolean;
};

/**
 * Why a draft is not restored: the first of these that is true. Asked in this order. A draft that does not get here was
 * not given back by storage (src/app/store/restore.ts), or was taken by a logout or by sending (draftsSlice.ts).
 */
const draftReasons = {
  'the form has this draft already: it was restored before, or typed here': (_draft, { isOwnDraft }) =>
    isOwnDraft,
  'it belongs to another account': ({ owner }, { account }) => owner !== null && owner !== account,
  'it is older than 14 days': (draft) => !isFresh(draft),
  'somebody who had not logged in left it on this device, and the visitor is asked first': (
    { owner },
    { isTypedHere },
  ) => owner === null && !isTypedHere,
} as const satisfies Record<string, (draft: Draft, context: DraftContext) => boolean>;

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

/** Why a single answer of a draft is not restored: the first of these that is true. */
const answerReasons = {
  'the draft does not have it': ({ name }, draft) => draft.values[name] === undefined,
  'answers like this are not saved': (field) => !isSaved(field),
  'the visitor has typed something else meanwhile': ({ name }, _draft, { values, initialValues }) =>
    Boolean(values[name]) && values[name] !== initialValues[name],
  'the page before chose another answer after the draft was written': (
    { name },
    draft,
    { prefillValues, entry },
  ) => draft.entry !== entry && name in prefillValues,
  'its list does not offer it now': (field, draft, { isOption }) =>
    !isOption(field, draft.values[field.name] ?? ''),
} as const satisfies Record<string, (field: Field, draft: Draft, context: AnswerContext) => boolean>;

const firstTrue = <Reason extends string>(
  reasons: Readonly<Record<Reason, unknown>>,
  holds: (reason: Reason) => boolean,
): Reason | null => (Object.keys(reasons) as Reason[]).find(holds) ?? null;

/** null for a draft that is to be restored. */
export const whyNotRestored = (draft: Draft, context: DraftContext) =>
  firstTrue(draftReasons, (reason) => draftReasons[reason](draft, context));

/** Whether the visitor has to say what becomes of a draft, because nobody knows whose it is. */
export const isAskedAbout = (why: ReturnType<typeof whyNotRestored>): boolean =>
  why === 'somebody who had not logged in left it on this device, and the visitor is asked first';

/** null for an answer that is to be restored with its draft. */
export const whyAnswerNotRestored = (field: Field, draft: Draft, context: AnswerContext) =>
  firstTrue(answerReasons, (reason) => answerReasons[reason](field, draft, context));

/** The answers of a draft that are to be restored. */
export const restorableValuesOf = (
  draft: Draft,
  fields: readonly Field[],
  context: AnswerContext,
): FieldValues =>
  Object.fromEntries(
    fields
      .filter((field) => whyAnswerNotRestored(field, draft, context) === null)
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
