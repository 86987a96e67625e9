import { useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import type { FieldValues } from '../../../contract/fields.ts';
import type { FormContext } from './formContext.ts';

/**
 * What was typed into the prerendered HTML before this code ran. React leaves such entries in the controls; the form
 * takes them over once, and from then on the controls follow the form.
 */
export function usePreHydrationValues(
  formRef: RefObject<HTMLFormElement | null>,
  { fields, values, setValues }: Pick<FormContext, 'fields' | 'values' | 'setValues'>,
): void {
  const takeOver = useEffectEvent(() => {
    const controls = formRef.current?.elements;
    const entries: FieldValues = {};
    for (const { name, control } of fields) {
      const found = controls?.namedItem(name);
      if (control === 'file' || !found || !('value' in found)) continue;
      if (typeof found.value === 'string' && found.value !== values[name]) entries[name] = found.value;
    }
    setValues(() => entries);
  });
  useLayoutEffect(() => takeOver(), []);
}
