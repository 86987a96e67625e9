import { prefillOf } from '../state/locationState.ts';
import type { ReturnPath } from '../state/locationState.ts';

/** A way back that takes along what was chosen meanwhile, which counts for more than what it has. */
export const withChoices = (returnPath: ReturnPath | undefined, chosen: unknown): ReturnPath | undefined =>
  returnPath && { ...returnPath, prefill: prefillOf({ ...returnPath.prefill, ...prefillOf(chosen) }) };
