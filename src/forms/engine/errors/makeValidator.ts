import type { Field, FieldValues } from '../../../../contract/fields.ts';
import { isRuleName, ruleMessageOf } from '../../../../contract/messages.ts';
import { failuresOf } from '../../../../contract/rules.ts';
import type { schemaOf } from '../../../../contract/rules.ts';

type Schema = ReturnType<typeof schemaOf>;
type Messages = Record<string, string>;

/** By field: the text to show, and the name of the rule that failed. */
type ValidationResult = { messages: Messages; rules: Record<string, string> };

/** Validates all fields at once; the result has the first broken rule of each. */
async function resultOf(
  schema: Schema,
  values: FieldValues,
  unreadable: readonly Field[],
): Promise<ValidationResult> {
  const result: ValidationResult = { messages: {}, rules: {} };
  for (const { name, rule, message } of await failuresOf(schema, values)) {
    result.messages[name] = message;
    result.rules[name] = rule;
  }
  // The value of such a control is empty, so its error would be ‘required’. A format rule has the name of its control.
  for (const field of unreadable) {
    const { name, control } = field;
    if (!isRuleName(control)) continue;
    result.messages[name] = ruleMessageOf(field, control);
    result.rules[name] = control;
  }
  return result;
}

/**
 * A validator whose last call wins: a file takes longer to validate than text, so the result for older values may
 * arrive later and must not replace the newer one.
 *
 * @param onRules called with the names of the broken rules, by field
 * @param unreadable returns the fields whose control shows text that the browser cannot parse
 * @param recover called before a file is refused as no PDF; it may set a copy of it as the answer, and then resolves to the
 *   answers with that copy
 */
export function makeValidator(
  schema: Schema,
  onRules: (rules: ValidationResult['rules']) => void,
  unreadable: () => readonly Field[] = () => [],
  recover: (values: FieldValues) => Promise<FieldValues | null> = async () => null,
) {
  let latest: Promise<Messages> | undefined;
  const validate = (values: FieldValues): Promise<Messages> => {
    const run: Promise<Messages> = resultOf(schema, values, unreadable()).then(
      async ({ messages, rules }) => {
        const recovered = Object.values(rules).includes('pdf') ? await recover(values) : null;
        if (latest !== run && latest) return latest;
        // These answers were validated once more before the copy was rendered.
        if (recovered) return validate(recovered);
        onRules(rules);
        return messages;
      },
    );
    latest = run;
    return run;
  };
  return validate;
}
