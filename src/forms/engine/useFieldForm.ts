import { useFormik } from 'formik';
import { useCallback, useMemo, useRef, useState } from 'react';
import { blankValuesOf } from '../../../contract/fields.ts';
import type { Field, FieldValue, FieldValues } from '../../../contract/fields.ts';
import { schemaOf, withScheme } from '../../../contract/rules.ts';
import type { AnswersProgress, FormName } from '../../state/forms/formsSlice.ts';
import { useSiteDispatch } from '../../state/hooks.ts';
import { fieldsProgressOf } from './fieldsProgressOf.ts';
import type { FormContext } from './formContext.ts';
import { makeValidator } from './makeValidator.ts';
import { reportValid } from './reportValid.ts';
import { unreadableIn } from './unreadableIn.ts';
import { useDeferDuringPress } from './useDeferDuringPress.ts';
import { useFailedAttempts } from './useFailedAttempts.ts';
import { useRefusals } from './useRefusals.ts';
import { useWrittenValues } from './useWrittenValues.ts';

export type SubmittedForm = Pick<FormContext, 'reset'> & {
  /** The server refused one of the answers: says so at its field until it changes. */
  refuse: (name: string, message: string) => void;
};

export type FieldFormOptions = {
  form: FormName;
  /** What is asked now. */
  fields: readonly Field[];
  /** What the form holds at first, beyond the fields' own initial values. Read once. */
  initial?: Readonly<FieldValues>;
  /** Called with valid answers only, cast for sending: trimmed, addresses with their scheme. */
  onSubmit: (values: FieldValues, form: SubmittedForm) => Promise<void>;
};

export type FieldFormState = {
  context: FormContext;
  /** How far the answers are; never an answer itself. */
  progress: AnswersProgress;
  /**
   * Names the refusals there were: it changes with each attempt to submit that found errors, and with each word of the
   * server.
   */
  refusals: string;
};

/**
 * The only file that imports Formik: everything else uses `FormContext`, so that another library would change only this
 * file. Formik holds the answers and what was touched, and validates each change, each blur and each attempt to
 * submit. It is bound by `validate` and not by its `validationSchema`, because there the validation wins that ends last,
 * and a file takes longer than text (makeValidator), and because the name of a broken rule is needed beside its text.
 */
export function useFieldForm({ form, fields, initial, onSubmit }: FieldFormOptions): FieldFormState {
  const dispatch = useSiteDispatch();
  const schema = useMemo(() => schemaOf(fields), [fields]);
  const [brokenRules, setBrokenRules] = useState<Readonly<Record<string, string>>>({});
  const [initialValues] = useState(() => ({ ...blankValuesOf(fields), ...initial }));
  /** Names of the questions somebody has worked on. Whoever only walks past an empty one did nothing wrong yet. */
  const worked = useRef(new Set<string>());
  const validate = useMemo(
    () => makeValidator(schema, setBrokenRules, () => unreadableIn(form, fields)),
    [form, fields, schema],
  );
  const formik = useFormik<FieldValues>({
    initialValues,
    validate,
    onSubmit: async (submitted) => {
      dispatch(reportValid(form, fields, submitted));
      await onSubmit(schema.cast(submitted), {
        reset,
        refuse: (name, message) => refuse(name, { value: submitted[name], message }),
      });
      return true;
    },
  });
  const { values, touched, dirty, resetForm, submitForm, setFieldTouched } = formik;
  const { setTouched, setValues: setFormikValues } = formik;
  const { refused, refuse } = useRefusals(values);
  const broken = formik.errors as Record<string, string>;
  const errors = useMemo(() => ({ ...refused, ...broken }), [refused, broken]);

  const visibleErrors = useMemo(
    () =>
      fields.flatMap((field) => {
        const message = touched[field.name] ? errors[field.name] : undefined;
        return message === undefined ? [] : [{ field, message }];
      }),
    [fields, touched, errors],
  );

  const { write, setValues, rewrite } = useWrittenValues(initialValues, setFormikValues, resetForm);
  const setValue = useCallback(
    (name: string, value: FieldValue) => {
      worked.current.add(name);
      write({ [name]: value });
    },
    [write],
  );
  const untouch = useCallback((name: string) => void setFieldTouched(name, false, false), [setFieldTouched]);
  const reset: FormContext['reset'] = useCallback(
    (next) => {
      worked.current.clear();
      rewrite(next);
    },
    [rewrite],
  );

  const afterPress = useDeferDuringPress();
  const blur = useCallback(
    ({ name, control }: Field, value: FieldValue) =>
      afterPress(() => {
        // That a code is missing is said when it is asked for, never by itself.
        if (control === 'code') return;
        const completed = control === 'url' && typeof value === 'string' ? withScheme(value) : value;
        // What is half there was worked on, although no event told of it.
        for (const half of unreadableIn(form, fields)) worked.current.add(half.name);
        if (value || worked.current.has(name)) void setFieldTouched(name, true);
        if (completed !== value) write({ [name]: completed });
      }),
    [afterPress, form, fields, setFieldTouched, write],
  );

  const { failedAttempts, countAttempt } = useFailedAttempts(form, visibleErrors[0]?.field.name);
  const isSubmittingRef = useRef(false);
  const submit = useCallback(async () => {
    // Formik's own flag is of the last render, and a press may come twice before the next.
    if (isSubmittingRef.current) return;
    isSubmittingRef.current = true;
    try {
      const isValid: unknown = await submitForm();
      countAttempt(Boolean(isValid));
    } finally {
      isSubmittingRef.current = false;
    }
  }, [countAttempt, submitForm]);

  const check = useCallback(async () => {
    const found = await setTouched(Object.fromEntries(fields.map(({ name }) => [name, true])), true);
    const isValid = Object.keys(found ?? {}).length === 0;
    countAttempt(isValid);
    return isValid;
  }, [countAttempt, fields, setTouched]);

  const context = useMemo<FormContext>(
    () => ({
      form,
      fields,
      values,
      dirty,
      errors,
      visibleErrors,
      failedAttempts,
      setValue,
      setValues,
      blur,
      untouch,
      reset,
      check,
      submit: () => void submit(),
    }),
    [
      form,
      fields,
      values,
      dirty,
      errors,
      visibleErrors,
      failedAttempts,
      setValue,
      setValues,
      blur,
      untouch,
      reset,
      check,
      submit,
    ],
  );

  const refusalOf = (name: string) => refused[name] ?? null;
  const progress = {
    fields: fieldsProgressOf({
      fields,
      values,
      isTouched: (name) => Boolean(touched[name]),
      brokenRuleOf: (name) => (broken[name] === undefined ? null : (brokenRules[name] ?? null)),
      refusalOf,
    }),
    submitFailed: failedAttempts > 0,
  };
  const refusals = [failedAttempts, ...Object.keys(refused)].join();
  return { context, progress, refusals };
}
