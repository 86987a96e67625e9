import { selectFormProgress } from './formsSlice.ts';
import type { FormName } from './formsSlice.ts';

/** Whether a sending was cancelled of which nobody heard that it arrived. No part of the slice, which is in the first load. */
export function selectCancelledUnstored(
  state: Parameters<typeof selectFormProgress>[0],
  form: FormName,
): boolean {
  const progress = selectFormProgress(state, form);
  return Boolean(progress?.stopped && !progress.stored);
}
