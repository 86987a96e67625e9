import { useCallback, useRef } from 'react';
import type { Field, FieldValue, FieldValues } from '../../../../contract/fields.ts';
import { withScheme } from '../../../../contract/rules.ts';
import type { FormName } from '../../../state/forms/formsSlice.ts';
import type { FormContext } from '../formContext.ts';
import { unreadableIn } from './unreadableIn.ts';
import { useDeferDuringPress } from './useDeferDuringPress.ts';

type TouchedOptions = {
  form: FormName;
  fields: readonly Field[];
  /** Sets several answers. */
  write: (patch: FieldValues) => void;
  /** Replaces all answers. */
  rewrite: (values: FieldValues) => void;
  setFieldTouched: (name: string, isTouched: boolean, isValidated?: boolean) => unknown;
};

/**
 * What the visitor does to an answer, and whether its error may show since: a field is touched once its control was
 * left. Moving focus past an empty field that was never edited touches nothing.
 */
export function useTouched({ form, fields, write, rewrite, setFieldTouched }: TouchedOptions) {
  const edited = useRef(new Set<string>());
  const setValue = useCallback(
    (name: string, value: FieldValue) => {
      edited.current.add(name);
      write({ [name]: value });
    },
    [write],
  );
  const untouch = useCallback((name: string) => void setFieldTouched(name, false, false), [setFieldTouched]);
  const reset: FormContext['reset'] = useCallback(
    (values) => {
      edited.current.clear();
      rewrite(values);
    },
    [rewrite],
  );

  const afterPress = useDeferDuringPress();
  const blur = useCallback(
    ({ name, control }: Field, value: FieldValue) =>
      afterPress(() => {
        // A code shows its error only after an attempt to submit, not when its control loses focus.
        if (control === 'code') return;
        const completed = control === 'url' && typeof value === 'string' ? withScheme(value) : value;
        // A half-typed date or number was edited, too, although it fired no change event.
        for (const half of unreadableIn(form, fields)) edited.current.add(half.name);
        if (value || edited.current.has(name)) void setFieldTouched(name, true);
        if (completed !== value) write({ [name]: completed });
      }),
    [afterPress, form, fields, setFieldTouched, write],
  );
  return { setValue, blur, untouch, reset };
}
