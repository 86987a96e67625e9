import { useFormik } from 'formik';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { blankValuesOf } from '../../../contract/fields.ts';
import type { Field, FieldValues } from '../../../contract/fields.ts';
import { schemaOf } from '../../../contract/rules.ts';
import type { AnswersProgress, FormName } from '../../state/forms/formsSlice.ts';
import { useSiteDispatch } from '../../state/hooks.ts';
import { fieldsProgressOf } from './progress/fieldsProgressOf.ts';
import type { FormContext } from './formContext.ts';
import { makeFileRecovery } from './values/makeFileRecovery.ts';
import { makeValidator } from './errors/makeValidator.ts';
import { reportValid } from './progress/reportValid.ts';
import { unreadableIn } from './errors/unreadableIn.ts';
import { useAttempts } from './useAttempts.ts';
import { useRefusals } from './errors/useRefusals.ts';
import { useTouched } from './errors/useTouched.ts';
import { useVisibleErrors } from './errors/useVisibleErrors.ts';
import { useWrittenValues } from './values/useWrittenValues.ts';

export type SubmittedForm = Pick<FormContext, 'reset'> & {
  /** Shows at a field that the server refused its answer, until the answer changes. */
  refuse: (name: string, message: string) => void;
};

export type FieldFormOptions = {
  form: FormName;
  /** The fields that the form asks for now. */
  fields: readonly Field[];
  /** Initial values, besides the fields' own ones. Read once. */
  initial?: Readonly<FieldValues>;
  /** Called with valid answers only, cast for sending: trimmed, addresses with their scheme. */
  onSubmit: (values: FieldValues, form: SubmittedForm) => Promise<void>;
};

export type FieldFormState = {
  context: FormContext;
  /** Which answers are filled in, touched or wrong; never an answer itself. */
  progress: AnswersProgress;
  /** A key that changes with each failed attempt to submit, and with the set of answers that the server refused. */
  refusals: string;
};

/**
 * The only file that imports Formik: everything else uses `FormContext`, so that another library would change only this
 * file. Formik holds the answers and the touched flags, and validates each change, blur and attempt to submit. It gets
 * a `validate` function instead of a `validationSchema`: with a schema the validation that ends last wins, and a file
 * takes longer than text (makeValidator); and the form needs the name of a broken rule besides its message.
 */
export function useFieldForm({ form, fields, initial, onSubmit }: FieldFormOptions): FieldFormState {
  const dispatch = useSiteDispatch();
  const schema = useMemo(() => schemaOf(fields), [fields]);
  const [brokenRules, setBrokenRules] = useState<Readonly<Record<string, string>>>({});
  const [initialValues] = useState(() => ({ ...blankValuesOf(fields), ...initial }));
  const [{ recoverFiles, recoverFilesBy }] = useState(makeFileRecovery);
  const validate = useMemo(
    () => makeValidator(schema, setBrokenRules, () => unreadableIn(form, fields), recoverFiles),
    [form, fields, schema, recoverFiles],
  );
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const formik = useFormik<FieldValues>({
    initialValues,
    validate,
    onSubmit: async (submitted) => {
      // Validating may take long: it reads a file, which may have to be fetched. Whoever has left sends nothing.
      if (!isMounted.current) return false;
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

  const visibleErrors = useVisibleErrors(fields, errors, touched);

  const { getValues, write, setValues, rewrite } = useWrittenValues(
    initialValues,
    setFormikValues,
    resetForm,
  );
  const { setValue, blur, untouch, reset } = useTouched({ form, fields, write, rewrite, setFieldTouched });

  const submitIfValid = useCallback(async () => Boolean((await submitForm()) as unknown), [submitForm]);
  const validateAll = useCallback(async () => {
    const found = await setTouched(Object.fromEntries(fields.map(({ name }) => [name, true])), true);
    return Object.keys(found ?? {}).length === 0;
  }, [fields, setTouched]);
  const { failedAttempts, attemptToSubmit, check } = useAttempts({
    form,
    firstError: visibleErrors[0]?.field.name,
    submit: submitIfValid,
    validate: validateAll,
  });

  const context = useMemo<FormContext>(
    () => ({
      form,
      fields,
      values,
      getValues,
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
      recoverFilesBy,
      submit: () => void attemptToSubmit(),
    }),
    [
      form,
      fields,
      values,
      getValues,
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
      recoverFilesBy,
      attemptToSubmit,
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
