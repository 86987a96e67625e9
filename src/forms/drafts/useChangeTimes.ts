import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { FieldValues } from '../../../contract/fields.ts';
import { useForm } from '../engine/formContext.ts';

export type Changes = {
  /** What stands in the form, or is about to. */
  values: FieldValues;
  /** By name, when an answer was last changed, here or in the tab it came from: milliseconds since 1970. */
  times: Readonly<Record<string, number>>;
};

/**
 * Notes when each answer of the surrounding form was changed. Whoever brings answers from elsewhere writes them and their
 * times into the ref, so that they do not count as changed here.
 */
export function useChangeTimes(initialValues: FieldValues): RefObject<Changes> {
  const { fields, values } = useForm();
  const changesRef = useRef<Changes>({ values: initialValues, times: {} });
  const seenRef = useRef<FieldValues>(null);

  const note = useEffectEvent((now: FieldValues) => {
    // Effects may run again for the same answers.
    if (seenRef.current === now) return;
    seenRef.current = now;
    const { values: before, times } = changesRef.current;
    const changed = fields
      .map(({ name }) => ({ name, time: times[name] }))
      .filter(({ name, time }) => {
        const isUntouched = time === undefined && now[name] === initialValues[name];
        return now[name] !== before[name] && !isUntouched;
      })
      // A clock may have been set back meanwhile.
      .map(({ name, time = 0 }) => [name, Math.max(Date.now(), time + 1)]);
    changesRef.current = { values: now, times: { ...times, ...Object.fromEntries(changed) } };
  });
  useLayoutEffect(() => note(values), [values]);

  return changesRef;
}
