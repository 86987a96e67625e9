import { useEffectEvent, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { Field, FieldValues } from '../../../../contract/fields.ts';
import { typed } from '../../../hydration/inlineScriptNames.ts';
import type { FormName } from '../../../state/forms/formsSlice.ts';
import { controlIdOf } from '../focus/focusControl.ts';
import type { FormContext } from '../formContext.ts';
import { storableTextOf } from './storableTextOf.ts';

/**
 * The forms of the prerendered HTML that have not been taken over: when this module is evaluated, no form has been
 * rendered yet.
 */
let prerendered = typeof document === 'undefined' ? [] : [...document.forms];

const prerenderedFormOf = (form: FormName, fields: readonly Field[]) =>
  prerendered.find(
    ({ isConnected, elements }) =>
      isConnected && fields.some(({ name }) => elements.namedItem(controlIdOf(form, name))),
  );

/** Shows in a control, or in all radio buttons of a question, what the form has. */
function show(found: RadioNodeList | (Element & { value: unknown }), value: unknown): void {
  if (found instanceof RadioNodeList) for (const radio of found) radio.checked = radio.value === value;
  else found.value = value;
}

/**
 * Takes over, once, what was typed into the prerendered HTML before hydration; from then on the controls follow the
 * form. React keeps such entries in the controls, unless the page was translated meanwhile: then it replaces the form
 * with a new one, and the entries are read from the removed form.
 *
 * Browsers also restore controls, by Back or a reload: what is in them was typed into an earlier document, perhaps by
 * somebody who has logged out since. The site restores what it kept by itself, and empties these controls.
 */
export function usePreHydrationValues(
  formRef: RefObject<HTMLFormElement | null>,
  { form, fields, values, setValues }: Pick<FormContext, 'form' | 'fields' | 'values' | 'setValues'>,
): void {
  const [before] = useState(() => prerenderedFormOf(form, fields));
  const takeOver = useEffectEvent(() => {
    const isReplaced = before?.isConnected === false;
    const controls = (isReplaced ? before : formRef.current)?.elements;
    const entries: FieldValues = {};
    for (const field of fields) {
      const { name, control } = field;
      const found = controls?.namedItem(name);
      if (control === 'file' || !found || !('value' in found) || found.value === values[name]) continue;
      const parts = found instanceof RadioNodeList ? [...found] : [found];
      if (!parts.some((part) => typed in part)) {
        if (!isReplaced) show(found, values[name]);
        continue;
      }
      // An answer prefilled by a link is in the new form only: an empty control of the removed one must not clear it.
      if (isReplaced && !found.value) continue;
      if (typeof found.value === 'string') entries[name] = storableTextOf(field, found.value);
    }
    setValues(entries);
    // The form of an account that logs in later also replaces this one, and must not receive its entries.
    prerendered = prerendered.filter((found) => found !== before);
  });
  useLayoutEffect(() => takeOver(), []);
}
