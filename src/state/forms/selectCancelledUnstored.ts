import { selectFormProgress } from './formsSlice.ts';
import type { FormName } from './formsSlice.ts';

/**
 * Whether the last sending was cancelled without a confirmation that it arrived. Not a selector of the slice, which is
 * part of the first load.
 */
export function selectCancelledUnstored(
  state: Parameters<typeof selectFormProgress>[0],
  form: FormName,
): boolean {
  const progress = selectFormProgress(state, form);
  return Boolean(progress?.stopped && !progress.stored);
}
