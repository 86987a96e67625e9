import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { FieldValues } from '../../../contract/fields.ts';
import { useForm } from '../engine/formContext.ts';

export type ChangeTimes = {
  /** What stood in the form when it was last looked at. */
  values: FieldValues;
  /** By name, when an answer was last changed, here or in the tab it came from: milliseconds since 1970. */
  times: Record<string, number>;
};

/**
 * Notes when each answer of the surrounding form was changed. Whoever brings answers from elsewhere writes them and their
 * times into the ref, so that they do not count as changed here.
 */
export function useChangeTimes(initialValues: FieldValues): RefObject<ChangeTimes> {
  const { fields, values } = useForm();
  const changesRef = useRef<ChangeTimes>({ values: initialValues, times: {} });

  const note = useEffectEvent((now: FieldValues) => {
    const { values: before, times } = changesRef.current;
    for (const { name } of fields) {
      const time = times[name];
      const isUntouched = time === undefined && now[name] === initialValues[name];
      if (now[name] === before[name] || isUntouched) continue;
      // A clock may have been set back meanwhile.
      times[name] = Math.max(Date.now(), (time ?? 0) + 1);
    }
    changesRef.current = { values: now, times };
  });
  useLayoutEffect(() => note(values), [values]);

  return changesRef;
}
