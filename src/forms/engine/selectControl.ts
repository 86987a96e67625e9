import type { FormName } from '../../state/forms/formsSlice.ts';
import { controlIdOf } from './focusControl.ts';

/** Focuses an input and selects all of it, to be typed anew. */
export function selectControl(form: FormName, name: string): void {
  const control = document.getElementById(controlIdOf(form, name));
  if (!(control instanceof HTMLInputElement)) return;
  control.focus();
  control.select();
}
