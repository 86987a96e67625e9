/** An entry of a closed list (specification 3). Its `value` is sent, its `label` is shown. */
export type Option = { value: string; label: string };

/** Options whose label is the value itself. */
export const plainOptions = (values: readonly string[]): readonly Option[] =>
  values.map((value) => ({ value, label: value }));
