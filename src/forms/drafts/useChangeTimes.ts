import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { FieldValues } from '../../../contract/fields.ts';
import { useForm } from '../engine/formContext.ts';

export type Changes = {
  /** What stands in the form, or is about to. */
  values: FieldValues;
  /** By name, when an answer was last changed, here or in the tab it came from: milliseconds since 1970. */
  times: Readonly<Record<string, number>>;
  /** By name, the file that the draft names and this form has not, or not yet. */
  fileNames: Readonly<Record<string, string>>;
};

/** The same without some of its names. */
export const without = <Value>(
  record: Readonly<Record<string, Value>>,
  names: readonly string[],
): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

/**
 * Notes when each answer of the surrounding form was changed. Whoever brings answers from elsewhere writes them and their
 * times into the ref, so that they do not count as changed here.
 */
export function useChangeTimes(initialValues: FieldValues): RefObject<Changes> {
  const { fields, values } = useForm();
  const changesRef = useRef<Changes>({ values: initialValues, times: {}, fileNames: {} });
  const seenRef = useRef<FieldValues>(null);

  const note = useEffectEvent((now: FieldValues) => {
    // Effects may run again for the same answers.
    if (seenRef.current === now) return;
    seenRef.current = now;
    const { values: before, times, fileNames } = changesRef.current;
    const changed = fields
      .map(({ name }) => ({ name, time: times[name] }))
      .filter(({ name, time }) => {
        const isUntouched = time === undefined && now[name] === initialValues[name];
        return now[name] !== before[name] && !isUntouched;
      })
      // A clock may have been set back meanwhile.
      .map(({ name, time = 0 }) => [name, Math.max(Date.now(), time + 1)] as const);
    changesRef.current = {
      values: now,
      times: { ...times, ...Object.fromEntries(changed) },
      fileNames: without(
        fileNames,
        changed.map(([name]) => name),
      ),
    };
  });
  useLayoutEffect(() => note(values), [values]);

  return changesRef;
}
