import type { Field } from '../../../../contract/fields.ts';
import type { FormName } from '../../../state/forms/formsSlice.ts';
import { controlIdOf } from '../focus/focusControl.ts';

/**
 * The fields whose control shows text that the browser cannot parse, such as half a date or letters in a number. The
 * value of such a control is empty, and no event is fired for it.
 */
export const unreadableIn = (form: FormName, fields: readonly Field[]): Field[] =>
  fields.filter(({ name }) => {
    const control = document.getElementById(controlIdOf(form, name));
    return control instanceof HTMLInputElement && control.validity.badInput;
  });
