import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import type { Field, FieldValues } from '../../../contract/fields.ts';

/**
 * What was typed into the prerendered HTML before this code ran. React leaves such entries in the controls; the form
 * has to be told of them once.
 */
export function usePreHydrationValues(
  formRef: RefObject<HTMLFormElement | null>,
  fields: readonly Field[],
  values: FieldValues,
  takeOver: (entries: FieldValues) => void,
): void {
  useLayoutEffect(() => {
    const controls = formRef.current?.elements;
    const entries: FieldValues = {};
    for (const { name, control } of fields) {
      const found = controls?.namedItem(name);
      if (control === 'file' || !found || !('value' in found)) continue;
      if (typeof found.value === 'string' && found.value !== values[name]) entries[name] = found.value;
    }
    if (Object.keys(entries).length > 0) takeOver(entries);
    // Once: from now on the controls follow the form.
    // eslint-disable-next-line react/exhaustive-deps
  }, []);
}
