import type { Field } from '../../../contract/fields.ts';
import type { FormName } from '../../state/forms/formsSlice.ts';
import { controlIdOf } from './focusControl.ts';

/**
 * Questions whose control shows something that the browser cannot read, half a date or letters in a number: its value is
 * empty then, and no event tells of it.
 */
export const unreadableIn = (form: FormName, fields: readonly Field[]): Field[] =>
  fields.filter(({ name }) => {
    const control = document.getElementById(controlIdOf(form, name));
    return control instanceof HTMLInputElement && control.validity.badInput;
  });
