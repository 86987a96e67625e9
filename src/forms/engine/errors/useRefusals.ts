import { useCallback, useMemo, useState } from 'react';
import type { FieldValue, FieldValues } from '../../../../contract/fields.ts';

type FieldRefusal = { value: FieldValue | undefined; message: string };

/**
 * Answers that break no rule and that the server refused. Each shows an error until it changes, but does not block
 * another attempt to submit: only the server knows whether it would refuse it again.
 */
export function useRefusals(values: FieldValues) {
  const [refusals, setRefusals] = useState<Readonly<Record<string, FieldRefusal>>>({});
  const refuse = useCallback(
    (name: string, refusal: FieldRefusal) => setRefusals((before) => ({ ...before, [name]: refusal })),
    [],
  );
  const refused = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(refusals).flatMap(([name, { value, message }]) =>
          values[name] === value ? [[name, message] as const] : [],
        ),
      ),
    [refusals, values],
  );
  return { refused, refuse };
}
