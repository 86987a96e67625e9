import { useMemo } from 'react';
import { blankValuesOf } from '../../../../contract/fields.ts';
import type { Field, FieldValues } from '../../../../contract/fields.ts';
import { isRuleName, ruleMessageOf } from '../../../../contract/messages.ts';
import type { FormContext } from '../../../forms/engine/formContext.ts';
import { FormElement } from '../../../forms/engine/FormElement.tsx';
import type { FieldFormProps } from '../../../forms/engine/FormikForm.tsx';
import { selectFields, selectFormProgress } from '../../../state/forms/formsSlice.ts';
import type { FieldProgress } from '../../../state/forms/formsSlice.ts';
import { useSiteSelector } from '../../../state/hooks.ts';
import { placeholderOf } from './placeholders.ts';

const unanswered: FieldProgress = { touched: false, filled: false, error: null, refusal: null };
const unrecorded: Record<string, FieldProgress> = {};

const doNothing = () => {};
const frozen = {
  setValue: doNothing,
  setValues: doNothing,
  blur: doNothing,
  untouch: doNothing,
  reset: doNothing,
  recoverFilesBy: doNothing,
  submit: doNothing,
  check: () => new Promise<boolean>(doNothing),
} satisfies Partial<FormContext>;

function valuesOf(
  fields: readonly Field[],
  progressOf: (field: Field) => FieldProgress,
  wasAsked: (name: string) => boolean,
  initial: Readonly<FieldValues>,
): FieldValues {
  const answers = fields.map((field): [string, FieldValues[string]] => {
    const { name, control } = field;
    const progress = progressOf(field);
    // A field that the page prefilled, such as from the account, keeps its initial value.
    if (progress.filled) return [name, initial[name] || placeholderOf(field, progress)];
    return [name, control === 'file' ? null : ''];
  });
  const conditions = fields.flatMap((field) =>
    field.showWhen && wasAsked(field.name) ? [[field.showWhen.field, field.showWhen.is] as const] : [],
  );
  return Object.fromEntries([...answers, ...conditions]);
}

/**
 * Replaces prefilled choices by placeholders: the visitor may have changed them, and a trace says only that there is
 * one.
 */
const withoutChoices = (fields: readonly Field[], initial: Readonly<FieldValues> = {}): FieldValues =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = initial[field.name];
      if (value === undefined) return [];
      return [[field.name, value && field.options ? placeholderOf(field) : value] as const];
    }),
  );

/** A form as recorded: which fields are filled, which rules are broken and what the server refused; never an answer. */
export function RecordedForm({ form, fields, initial: given, children }: FieldFormProps) {
  // Selects only these parts: during an upload every step changes the progress, which would re-render all fields.
  const recorded = useSiteSelector((state) => selectFields(state, form)) ?? unrecorded;
  const isUnsaved = useSiteSelector((state) => selectFormProgress(state, form)?.unsaved ?? false);
  const wasRefused = useSiteSelector((state) => selectFormProgress(state, form)?.submitFailed ?? false);

  const context = useMemo((): FormContext => {
    const initial = withoutChoices(fields, given);
    const progressOf = ({ name }: Field): FieldProgress => recorded[name] ?? unanswered;
    // Before the first report of its fields, only the form's initial values are known.
    const isReported = Object.keys(recorded).length > 0;
    const values = isReported
      ? valuesOf(fields, progressOf, (name) => Object.hasOwn(recorded, name), initial)
      : { ...blankValuesOf(fields), ...initial };
    const errors: Record<string, string> = {};
    for (const field of fields) {
      const { error, refusal } = progressOf(field);
      const message = error !== null && isRuleName(error) ? ruleMessageOf(field, error) : refusal;
      if (message) errors[field.name] = message;
    }
    const visibleErrors = fields.flatMap((field) => {
      const message = progressOf(field).touched ? errors[field.name] : undefined;
      return message === undefined ? [] : [{ field, message }];
    });
    const failedAttempts = Number(wasRefused && visibleErrors.length > 0);
    const dirty = fields.some(({ name }) => Boolean(values[name]) && values[name] !== initial[name]);
    return {
      ...frozen,
      form,
      fields,
      values,
      getValues: () => values,
      dirty,
      hasUnknownChanges: isUnsaved,
      errors,
      visibleErrors,
      failedAttempts,
    };
  }, [recorded, isUnsaved, wasRefused, form, fields, given]);

  return <FormElement context={context}>{children}</FormElement>;
}
