import type { schemaOf } from '../../../contract/rules.ts';
import type { FieldValues } from '../../../contract/fields.ts';

type Schema = ReturnType<typeof schemaOf>;
type Messages = Record<string, string>;

/** By field: the text to show, and the name of the rule that failed. */
type Verdict = { messages: Messages; rules: Record<string, string> };

type Failure = { path?: string | undefined; type?: string | undefined; message: string };

const isRefusal = (error: unknown): error is { inner: readonly Failure[] } =>
  error instanceof Error && error.name === 'ValidationError' && 'inner' in error;

/** yup calls a missing file differently from a missing text. */
const ruleOf = (type: string | undefined) =>
  type === undefined || type === 'nullable' || type === 'optionality' ? 'required' : type;

/** Every question judged at once; the first broken rule of each is told. */
async function verdictOf(schema: Schema, values: FieldValues): Promise<Verdict> {
  const verdict: Verdict = { messages: {}, rules: {} };
  try {
    await schema.validate(values, { abortEarly: false });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    for (const { path = '', type, message } of error.inner) {
      verdict.messages[path] ??= message;
      verdict.rules[path] ??= ruleOf(type);
    }
  }
  return verdict;
}

/**
 * A validator whose last question wins: reading a file takes longer than reading text, so an answer about older values
 * may come late, and must not replace the newer one.
 */
export function makeValidator(schema: Schema, onRules: (rules: Verdict['rules']) => void) {
  let latest: Promise<Messages> | undefined;
  return (values: FieldValues): Promise<Messages> => {
    const run: Promise<Messages> = verdictOf(schema, values).then(({ messages, rules }) => {
      if (latest !== run && latest) return latest;
      onRules(rules);
      return messages;
    });
    latest = run;
    return run;
  };
}
