import { useEffectEvent, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { Field, FieldValues } from '../../../contract/fields.ts';
import type { FormName } from '../../state/forms/formsSlice.ts';
import { controlIdOf } from './focusControl.ts';
import type { FormContext } from './formContext.ts';

/** As they came in the HTML: nothing has rendered a form when this is evaluated. */
const prerendered = typeof document === 'undefined' ? [] : [...document.forms];

const prerenderedFormOf = (form: FormName, fields: readonly Field[]) =>
  prerendered.find(
    ({ isConnected, elements }) =>
      isConnected && fields.some(({ name }) => elements.namedItem(controlIdOf(form, name))),
  );

/**
 * What was typed into the prerendered HTML before this code ran. The form takes it over once, and from then on the controls
 * follow the form. React leaves such entries in the controls, but for a page that was translated meanwhile: it renders such
 * a form anew, so that they are read from the one that it took away.
 */
export function usePreHydrationValues(
  formRef: RefObject<HTMLFormElement | null>,
  { form, fields, values, setValues }: Pick<FormContext, 'form' | 'fields' | 'values' | 'setValues'>,
): void {
  const [before] = useState(() => prerenderedFormOf(form, fields));
  const takeOver = useEffectEvent(() => {
    const isAnew = before?.isConnected === false;
    const controls = (isAnew ? before : formRef.current)?.elements;
    const entries: FieldValues = {};
    for (const { name, control } of fields) {
      const found = controls?.namedItem(name);
      if (control === 'file' || !found || !('value' in found)) continue;
      // An answer that a link has brought stands in the new one alone.
      if (isAnew && !found.value) continue;
      if (typeof found.value === 'string' && found.value !== values[name]) entries[name] = found.value;
    }
    setValues(() => entries);
  });
  useLayoutEffect(() => takeOver(), []);
}
