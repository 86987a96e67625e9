import { ThemeProvider } from '@mui/system';
import { useFormik } from 'formik';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { blankValuesOf } from '../../../contract/fields.ts';
import type { Field, FieldValue, FieldValues } from '../../../contract/fields.ts';
import { schemaOf, withScheme } from '../../../contract/rules.ts';
import type { FormName } from '../../state/formsSlice.ts';
import { fieldTheme } from '../../theme/scopes/fieldTheme.ts';
import { focusControl } from './focusControl.ts';
import { FormContextProvider } from './formContext.ts';
import type { FormContext } from './formContext.ts';
import { makeValidator } from './makeValidator.ts';
import { useDeferDuringPress } from './useDeferDuringPress.ts';
import { usePreHydrationValues } from './usePreHydrationValues.ts';
import { useErrorTitle } from './useErrorTitle.ts';
import { useFormProgress } from './useFormProgress.ts';

type FieldFormProps = {
  form: FormName;
  /** What is asked now. */
  fields: readonly Field[];
  /** What the form holds at first, beyond the fields' own beginnings. Read once. */
  initial?: Readonly<FieldValues>;
  /** Called for correct answers only, as they travel: trimmed, addresses with their scheme. */
  onSubmit: (values: FieldValues, form: Pick<FormContext, 'reset'>) => Promise<void>;
  children: ReactNode;
};

type Texts = Readonly<Record<string, string | undefined>>;

/**
 * A form made of fields: holds the answers, judges them by the contract's rules and tells its parts through `useForm`.
 * Errors show after leaving a control and after trying to send; a refused attempt puts the keyboard on the first of them.
 */
export function FieldForm({ form, fields, initial, onSubmit, children }: FieldFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const schema = useMemo(() => schemaOf(fields), [fields]);
  const [rules, setRules] = useState<Texts>({});
  const validate = useMemo(() => makeValidator(schema, setRules), [schema]);
  const [initialValues] = useState<FieldValues>(() => ({ ...blankValuesOf(fields), ...initial }));
  const accepted = useRef(false);
  const formik = useFormik<FieldValues>({
    initialValues,
    validate,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: (values, { resetForm }) => {
      accepted.current = true;
      return onSubmit(schema.cast(values), { reset: (next) => resetForm(next ? { values: next } : {}) });
    },
  });
  const { values, touched, dirty, resetForm, submitForm, validateForm } = formik;
  const { setFieldTouched, setFieldValue, setValues: setAllValues } = formik;
  const errors = formik.errors as Record<string, string>;

  // Judged after every change and every leaving of a control, whoever caused it and however many came at once: Formik's
  // own validation of each single change knows nothing of the others. An untouched form is not judged.
  const judged = useRef({ values, touched, validate });
  useEffect(() => {
    const last = judged.current;
    if (last.values === values && last.touched === touched && last.validate === validate) return;
    judged.current = { values, touched, validate };
    void validateForm(values);
  }, [values, touched, validate, validateForm]);

  const corrections = useMemo(
    () =>
      fields.flatMap((field) => {
        const message = touched[field.name] ? errors[field.name] : undefined;
        return message === undefined ? [] : [{ field, message }];
      }),
    [fields, touched, errors],
  );

  const setValue = useCallback(
    (name: string, value: FieldValue) => void setFieldValue(name, value),
    [setFieldValue],
  );
  const setValues = useCallback((next: FieldValues) => void setAllValues(next), [setAllValues]);
  const reset = useCallback((next?: FieldValues) => resetForm(next ? { values: next } : {}), [resetForm]);

  const afterPress = useDeferDuringPress();
  const leave = useCallback(
    ({ name, control }: Field, value: FieldValue) =>
      afterPress(() => {
        const mended = control === 'url' && typeof value === 'string' ? withScheme(value) : value;
        void setFieldTouched(name, true);
        if (mended !== value) void setFieldValue(name, mended);
      }),
    [afterPress, setFieldTouched, setFieldValue],
  );

  const sending = useRef(false);
  /** How many attempts in a row were refused. */
  const [refusals, setRefusals] = useState(0);
  const submit = useCallback(() => {
    if (sending.current) return;
    sending.current = true;
    accepted.current = false;
    void submitForm().finally(() => {
      sending.current = false;
      setRefusals((before) => (accepted.current ? 0 : before + 1));
    });
  }, [submitForm]);

  const first = corrections[0]?.field.name;
  const firstNow = useRef(first);
  useEffect(() => {
    firstNow.current = first;
  }, [first]);
  useEffect(() => {
    if (refusals > 0 && firstNow.current !== undefined) focusControl(form, firstNow.current);
  }, [refusals, form]);
  const refused = refusals > 0 && first !== undefined;

  useErrorTitle(refused);
  usePreHydrationValues(element, fields, values, (entries) => void setAllValues({ ...values, ...entries }));
  useFormProgress(form, () =>
    Object.fromEntries(
      fields.map(({ name }) => [
        name,
        {
          touched: Boolean(touched[name]),
          filled: Boolean(values[name]),
          error: errors[name] === undefined ? null : (rules[name] ?? null),
        },
      ]),
    ),
  );

  const context = useMemo<FormContext>(
    () => ({
      form,
      fields,
      values,
      dirty,
      errors,
      corrections,
      refused,
      setValue,
      setValues,
      leave,
      reset,
      submit,
    }),
    [form, fields, values, dirty, errors, corrections, refused, setValue, setValues, leave, reset, submit],
  );

  return (
    <ThemeProvider theme={fieldTheme}>
      <FormContextProvider value={context}>
        {/* Before this code runs, a browser sends nothing for the method `dialog`: no password ends up in an address. */}
        <form
          ref={element}
          method="dialog"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          {children}
        </form>
      </FormContextProvider>
    </ThemeProvider>
  );
}
