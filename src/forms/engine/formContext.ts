import { createContext, useContext } from 'react';
import type { Field, FieldValue, FieldValues } from '../../../contract/fields.ts';
import type { FormName } from '../../state/formsSlice.ts';

/** An answer to correct, and what is said about it. */
type VisibleError = { field: Field; message: string };

/** What the parts of a form know of it. */
export type FormContext = {
  form: FormName;
  fields: readonly Field[];
  values: FieldValues;
  /** Whether an answer differs from the initial values. */
  dirty: boolean;
  /** Every rule that is broken now, whether the visitor was told or not; an untouched form was not validated yet. */
  errors: Readonly<Record<string, string>>;
  /** The broken rules the visitor was told, in the order of the form: after blur, or after trying to submit. */
  visibleErrors: readonly VisibleError[];
  /** Whether the last attempt to submit found answers to correct, and some of them still are. */
  submitFailed: boolean;
  setValue: (name: string, value: FieldValue) => void;
  /** Several answers at once, made from those that stand there now. */
  setValues: (patchOf: (now: FieldValues) => FieldValues) => void;
  /** The visitor left a control: its error may show now. */
  blur: (field: Field, value: FieldValue) => void;
  /** Back to the initial values, or to other answers that then count as such. */
  reset: (values?: FieldValues) => void;
  submit: () => void;
};

/** The text of an answer; a file has none. */
export const textOf = (value: FieldValue | undefined): string => (typeof value === 'string' ? value : '');

const Context = createContext<FormContext | null>(null);

export const FormContextProvider = Context.Provider;

/** The form a part stands in. Throws outside of `FieldForm`. */
export function useForm(): FormContext {
  const form = useContext(Context);
  if (!form) throw new Error('This part stands outside of a form.');
  return form;
}
