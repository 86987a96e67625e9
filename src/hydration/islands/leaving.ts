import { leftAt } from '../inlineScriptNames.ts';

/** ms after which the new document will not come any more, or the visitor has come back to this one. */
const leavingLasts = 30_000;

export const markLeft = (): void => {
  document.documentElement.dataset[leftAt] = String(performance.now());
};

/**
 * Whether a new document is on its way after a press on a link. It would replace any page that the router opens
 * meanwhile.
 */
export const isBeingLeft = (): boolean =>
  performance.now() - Number(document.documentElement.dataset[leftAt]) < leavingLasts;
