import type { FormProgress } from '../../state/forms/formsSlice.ts';

/** The share of these questions that have a valid answer, 0 to 1. Hidden questions are not counted. */
export function shareDoneOf(names: readonly string[], fields: FormProgress['fields'] = {}): number {
  const shown = names.flatMap((name) => fields[name] ?? []);
  const done = shown.filter(({ filled, error }) => filled && error === null);
  return shown.length === 0 ? 0 : done.length / shown.length;
}
