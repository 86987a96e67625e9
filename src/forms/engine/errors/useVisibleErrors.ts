import { useMemo } from 'react';
import type { Field } from '../../../../contract/fields.ts';
import type { FormContext } from '../formContext.ts';
import { useUnchanged } from '../useUnchanged.ts';

/** The errors of the fields that were touched, in the order of the fields. */
export function useVisibleErrors(
  fields: readonly Field[],
  errors: Readonly<Record<string, string>>,
  touched: Readonly<Record<string, unknown>>,
): FormContext['visibleErrors'] {
  const isShown = (name: string) => touched[name] && errors[name] !== undefined;
  // Kept while the errors are the same: each blur makes new touched flags, and need not render all fields.
  const messages = useUnchanged(
    Object.fromEntries(fields.filter(({ name }) => isShown(name)).map(({ name }) => [name, errors[name]])),
  );
  return useMemo(
    () =>
      fields.flatMap((field) => {
        const message = messages[field.name];
        return message === undefined ? [] : [{ field, message }];
      }),
    [fields, messages],
  );
}
