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
  /** The values including writes that are not rendered yet: for events and effects, where `values` may be older. */
  getValues: () => FieldValues;
  /** Whether an answer differs from the initial values. */
  dirty: boolean;
  /** Only in the replay of a trace: there are changes that are not saved, and which ones they are is not known. */
  hasUnknownChanges?: boolean;
  /**
   * By field name, the error of each wrong answer, shown or not: a broken rule or a refusal by the server. An untouched
   * form has not been validated yet.
   */
  errors: Readonly<Record<string, string>>;
  /** The errors that show, in field order: of answers that were edited and left, and all after an attempt to submit. */
  visibleErrors: readonly VisibleError[];
  /** Consecutive attempts to submit that found errors; 0 again once no error shows. */
  failedAttempts: number;
  setValue: (name: string, value: FieldValue) => void;
  /** Sets several answers. An empty patch does nothing. */
  setValues: (patch: FieldValues) => void;
  /** The visitor left a control: its error may show now, unless it is empty and was never edited. */
  blur: (field: Field, value: FieldValue) => void;
  /** Hides the error of this answer until its control is left again or a submit is attempted. */
  untouch: (name: string) => void;
  /** Restarts the form with these values as its initial ones. */
  reset: (values: FieldValues) => void;
  /** Validates and shows errors as an attempt to submit does, but sends nothing. Resolves to whether all is valid. */
  check: () => Promise<boolean>;
  /**
   * Sets what is called with the answers before a file among them is refused as no PDF, which it seems to be if the browser
   * can no longer read it. It sets a copy as the answer if there is one, and resolves to the answers with the copy; else to
   * null.
   */
  recoverFilesBy: (recover: ((values: FieldValues) => Promise<FieldValues | null>) | null) => void;
  submit: () => void;
};

/** The text of an answer; a file has none. */
export const textOf = (value: FieldValue | undefined): string => (typeof value === 'string' ? value : '');

const Context = createContext<FormContext | null>(null);

export const FormContextProvider = Context.Provider;

/**
 * The surrounding form.
 * @throws Error outside of a `FieldForm`
 */
export function useForm(): FormContext {
  const form = useContext(Context);
  if (!form) throw new Error('useForm needs a FieldForm around it.');
  return form;
}
