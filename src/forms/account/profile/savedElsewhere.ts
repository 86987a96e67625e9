import type { Field, FieldValues } from '../../../../contract/fields.ts';

type Answers = Readonly<Record<string, string>>;
type Versions = {
  /** What was stored when the form last heard of it, what is stored, and what stands in the form. */
  known: Answers;
  saved: Answers;
  now: Readonly<FieldValues>;
  /** What the form sent last without learning whether it was stored. */
  unanswered: Answers | null;
};

/** The answers that others have saved, but for those that were changed here. */
export const savedElsewhere = (
  fields: readonly Field[],
  { known, saved, now, unanswered }: Versions,
): Answers =>
  Object.fromEntries(
    fields
      .filter(({ name }) => saved[name] !== known[name] && now[name] === known[name])
      // Stored by this very form, and changed back in it since.
      .filter(({ name }) => saved[name] !== unanswered?.[name])
      .map(({ name }) => [name, saved[name] ?? '']),
  );
