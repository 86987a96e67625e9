import type { FormName } from '../../../state/forms/formsSlice.ts';
import { revealControl } from './revealControl.ts';

/** The id of the element of a field that takes the focus. */
export const controlIdOf = (form: FormName, name: string) => `${form}-${name}`;

/** Focuses the control of a field, if it is rendered, and scrolls it into view. */
export function focusControl(form: FormName, name: string): void {
  const control = document.getElementById(controlIdOf(form, name));
  control?.focus();
  if (control) revealControl(control);
}

/** Focuses a text control and selects its text, so that typing replaces it. */
export function selectControl(form: FormName, name: string): void {
  focusControl(form, name);
  const control = document.getElementById(controlIdOf(form, name));
  if (control instanceof HTMLInputElement) control.select();
}
