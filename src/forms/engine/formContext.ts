import { createContext, useContext } from 'react';
import type { Field, FieldValue, FieldValues } from '../../../contract/fields.ts';
import type { FormName } from '../../state/forms/formsSlice.ts';

/** A field with an error, and the error's text. */
type VisibleError = { field: Field; message: string };

/** What the components inside a form get from `useForm`. */
export type FormContext = {
  form: FormName;
  fields: readonly Field[];
  values: FieldValues;
  /** Whether an answer differs from the initial values. */
  dirty: boolean;
  /** Each wrong answer, shown or not: of a broken rule, or as the server refused it. An untouched form was not validated yet. */
  errors: Readonly<Record<string, string>>;
  /** The errors that show, in the order of the form: of an answer somebody worked on and left, or after an attempt to submit. */
  visibleErrors: readonly VisibleError[];
  /** Attempts to submit in a row that found errors; 0 once none of these is there. */
  failedAttempts: number;
  setValue: (name: string, value: FieldValue) => void;
  /** Several answers at once, made from what stands in the form or is about to; without one nothing happens. */
  setValues: (patchOf: (current: FieldValues) => FieldValues) => void;
  /** The visitor left a control: its error may show now, unless it is empty and nothing was ever typed into it. */
  blur: (field: Field, value: FieldValue) => void;
  /** The error of this answer waits again until its control is left or a submit is attempted. */
  untouch: (name: string) => void;
  /** A fresh start with these answers, which then count as the initial ones. */
  reset: (values: FieldValues) => void;
  /** Looks at everything as an attempt to submit does, shows what is wrong and sends nothing. Whether all of it is right. */
  check: () => Promise<boolean>;
  submit: () => void;
};

/** The text of an answer; a file has none. */
export const textOf = (value: FieldValue | undefined): string => (typeof value === 'string' ? value : '');

const Context = createContext<FormContext | null>(null);

export const FormContextProvider = Context.Provider;

/** The surrounding form. Throws outside of `FieldForm`. */
export function useForm(): FormContext {
  const form = useContext(Context);
  if (!form) throw new Error('useForm needs a FieldForm around it.');
  return form;
}
