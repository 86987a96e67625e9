import type { Field } from '../../../contract/fields.ts';
import type { FormName } from '../../state/formsSlice.ts';

/** What every control is given. Texts round it are the frame's work (FormField). */
export type ControlProps = {
  field: Field;
  id: string;
  value: string;
  invalid: boolean;
  /** Ids of the help, the error and the hint. */
  describedBy: string | undefined;
  setValue: (name: string, value: string) => void;
  blur: (field: Field, value: string) => void;
};

/** The id of the element that takes the focus when somebody asks for this question. */
export const controlIdOf = (form: FormName, name: string) => `${form}-${name}`;

export function focusControl(form: FormName, name: string): void {
  const control = document.getElementById(controlIdOf(form, name));
  control?.focus();
  // A control that has the keyboard already is not scrolled to, and what came in above it has moved it away.
  control?.scrollIntoView({ block: 'nearest' });
}
