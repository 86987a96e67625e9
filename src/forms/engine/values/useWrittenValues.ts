import { useCallback, useRef } from 'react';
import type { FieldValues } from '../../../../contract/fields.ts';
import type { FormContext } from '../formContext.ts';

/**
 * Keeps the values of the form in a ref, including writes that are not rendered yet. Formik derives new values from the
 * last render whose effects have run, so it would undo a write made since: by an effect of the same render or an event
 * just before.
 * @param replace replaces all values
 * @param restart replaces all values and makes them the initial ones
 */
export function useWrittenValues(
  initialValues: FieldValues,
  replace: (values: FieldValues) => unknown,
  restart: (to: { values: FieldValues }) => void,
) {
  const written = useRef(initialValues);
  const write = useCallback(
    (patch: FieldValues) => {
      written.current = { ...written.current, ...patch };
      void replace(written.current);
    },
    [replace],
  );
  const getValues = useCallback(() => written.current, []);
  const setValues = useCallback<FormContext['setValues']>(
    (patch) => {
      if (Object.keys(patch).length > 0) write(patch);
    },
    [write],
  );
  const rewrite = useCallback(
    (values: FieldValues) => {
      written.current = values;
      restart({ values });
    },
    [restart],
  );
  return { getValues, write, setValues, rewrite };
}
