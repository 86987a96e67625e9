import { useCallback, useRef } from 'react';
import type { FieldValues } from '../../../contract/fields.ts';
import type { FormContext } from './formContext.ts';

/**
 * What stands in the form, or is about to. Formik makes new answers from those of the render whose effects have ended, and
 * would take back what was written since: by an effect of the same render, or a moment ago.
 * @param replace puts these answers in the place of all there are
 * @param restart does the same, and counts them as the initial ones
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
  const setValues = useCallback<FormContext['setValues']>(
    (patchOf) => {
      const patch = patchOf(written.current);
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
  return { write, setValues, rewrite };
}
