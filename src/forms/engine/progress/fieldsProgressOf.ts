import { isShown } from '../../../../contract/fields.ts';
import type { Field, FieldValues } from '../../../../contract/fields.ts';
import type { FieldProgress } from '../../../state/forms/formsSlice.ts';

type Answers = {
  fields: readonly Field[];
  values: FieldValues;
  isTouched: (name: string) => boolean;
  /** The name of the broken rule of an answer; null for none. */
  brokenRuleOf: (name: string) => string | null;
  /** The server's message about an answer that it refused; null for none. */
  refusalOf: (name: string) => string | null;
};

/** The progress of each answer that the form asks for now; never an answer itself. */
export const fieldsProgressOf = ({ fields, values, isTouched, brokenRuleOf, refusalOf }: Answers) =>
  Object.fromEntries(
    fields
      .filter((field) => isShown(field, values))
      .map(({ name }): [string, FieldProgress] => [
        name,
        {
          touched: isTouched(name),
          filled: Boolean(values[name]),
          error: brokenRuleOf(name),
          refusal: refusalOf(name),
        },
      ]),
  );
