import type { Field, FieldValues } from '../../../../contract/fields.ts';

type Answers = Readonly<Record<string, string>>;
/** What was stored when the form last heard of it, what is stored, and what stands in the form. */
type Versions = { known: Answers; saved: Answers; now: Readonly<FieldValues> };

/** The answers that others have saved, but for those that were changed here. */
export const savedElsewhere = (fields: readonly Field[], { known, saved, now }: Versions): Answers =>
  Object.fromEntries(
    fields
      .filter(({ name }) => saved[name] !== known[name] && now[name] === known[name])
      .map(({ name }) => [name, saved[name] ?? '']),
  );
