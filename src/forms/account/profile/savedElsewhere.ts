import type { Field, FieldValues } from '../../../../contract/fields.ts';

type Answers = Readonly<Record<string, string>>;
type Versions = {
  /** The stored answers that the form last knew of, the ones stored now, and the current values of the form. */
  known: Answers;
  saved: Answers;
  now: Readonly<FieldValues>;
  /** The answers that the form sent last without learning whether they were stored. */
  unanswered: Answers | null;
};

/** The answers that were saved in another tab or on another device, without those that were changed here. */
export const savedElsewhere = (
  fields: readonly Field[],
  { known, saved, now, unanswered }: Versions,
): Answers =>
  Object.fromEntries(
    fields
      .filter(({ name }) => saved[name] !== known[name] && now[name] === known[name])
      // Such an answer was stored by this form itself, and has been changed back since.
      .filter(({ name }) => saved[name] !== unanswered?.[name])
      .map(({ name }) => [name, saved[name] ?? '']),
  );
