import { storedTexts } from '../recorded/storedTexts.ts';
import { forbidStorage } from './inertStorage.ts';
import { guardInput } from './guardInput.ts';
import type { Forward } from './guardInput.ts';
import { keepTimersAtHand } from './promptTimers.ts';
import { skipInert } from './skipInert.ts';
import { standStill } from './standStill.ts';

/**
 * Sets up the walls on window and document; call it before anything of the site is rendered. The other walls are the
 * inert store and router, and the Content-Security-Policy of the frame's document.
 */
export function buildWalls(forward: Forward): void {
  guardInput(forward);
  standStill();
  skipInert();
  keepTimersAtHand();
  forbidStorage(storedTexts);
}
