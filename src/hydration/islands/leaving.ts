import { leftAt } from './pressable.ts';

/** ms after which the new document will not come any more, or this one was come back to */
const longest = 30_000;

export const markLeft = (): void => {
  document.documentElement.dataset[leftAt] = String(performance.now());
};

/** Whether a link was pressed whose page comes as a new document, and takes the place of whatever the router opens meanwhile. */
export const isBeingLeft = (): boolean =>
  performance.now() - Number(document.documentElement.dataset[leftAt]) < longest;
