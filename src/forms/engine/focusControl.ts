import type { FormName } from '../../state/forms/formsSlice.ts';
import { revealControl } from './revealControl.ts';

/** The id of the element that takes the focus when somebody asks for this question. */
export const controlIdOf = (form: FormName, name: string) => `${form}-${name}`;

export function focusControl(form: FormName, name: string): void {
  const control = document.getElementById(controlIdOf(form, name));
  control?.focus();
  if (control) revealControl(control);
}

/** Focuses a control of text and selects all of it, to be typed anew. */
export function selectControl(form: FormName, name: string): void {
  focusControl(form, name);
  const control = document.getElementById(controlIdOf(form, name));
  if (control instanceof HTMLInputElement) control.select();
}
