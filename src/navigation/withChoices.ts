import { prefillOf } from '../state/locationState.ts';
import type { ReturnPath } from '../state/locationState.ts';

/** A return path whose prefill is completed by the choices in a form's answers; those replace its own. */
export const withChoices = (returnPath: ReturnPath | undefined, chosen: unknown): ReturnPath | undefined =>
  returnPath && { ...returnPath, prefill: prefillOf({ ...returnPath.prefill, ...prefillOf(chosen) }) };
