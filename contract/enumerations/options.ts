/** Closed lists (specification 3). An option's `value` travels; its `label` is read. */
export type Option = { value: string; label: string };

/** Options whose label is the value itself. */
export const plainOptions = (values: readonly string[]): readonly Option[] =>
  values.map((value) => ({ value, label: value }));
