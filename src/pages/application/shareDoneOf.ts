import type { FormProgress } from '../../state/forms/formsSlice.ts';

/** How many of these questions are answered well, 0 to 1. Those that do not show are not counted. */
export function shareDoneOf(names: readonly string[], fields: FormProgress['fields'] = {}): number {
  const shown = names.flatMap((name) => fields[name] ?? []);
  const done = shown.filter(({ filled, error }) => filled && error === null);
  return shown.length === 0 ? 0 : done.length / shown.length;
}
