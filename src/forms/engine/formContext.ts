import { createContext, useContext } from 'react';
import type { Field, FieldValue, FieldValues } from '../../../contract/fields.ts';
import type { FormName } from '../../state/formsSlice.ts';

/** An answer that needs a correction, in the order of the form. */
export type Correction = { field: Field; message: string };

/** What the parts of a form know of it. `FieldForm` is the only place that knows the form library. */
export type FormContext = {
  form: FormName;
  fields: readonly Field[];
  values: FieldValues;
  /** Whether an answer differs from what the form began with. */
  dirty: boolean;
  /** Every rule that is broken now, whether the visitor was told or not. */
  errors: Readonly<Record<string, string>>;
  /** The broken rules the visitor was told: after leaving the control, or after trying to send. */
  corrections: readonly Correction[];
  /** Whether the last attempt to send was refused and its summary still stands. */
  refused: boolean;
  setValue: (name: string, value: FieldValue) => void;
  setValues: (values: FieldValues) => void;
  /** The visitor left a control: its error may show now. */
  leave: (field: Field, value: FieldValue) => void;
  /** Back to what the form began with, or to other answers that then count as its beginning. */
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
