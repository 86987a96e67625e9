/** An entry of a closed list (specification 3). Its `value` is sent, its `label` is shown. */
export type Option = { value: string; label: string };

/** Options whose label is the value itself. */
export const plainOptions = <const Value extends string>(
  values: readonly Value[],
): readonly { value: Value; label: Value }[] => values.map((value) => ({ value, label: value }));
