import { storedTexts } from '../recorded/storedTexts.ts';
import { forbidStorage } from './inertStorage.ts';
import { guardInput } from './guardInput.ts';
import { keepTimersAtHand } from './promptTimers.ts';
import { skipInert } from './skipInert.ts';
import { standStill } from './standStill.ts';

/**
 * Sets up the walls on window and document; call it before anything of the site is rendered. The other walls are the
 * inert store and router, and the Content-Security-Policy of the frame's document.
 * @param onKey is called with key presses that the page does not use (see `guardInput`)
 */
export function buildWalls(onKey: (event: KeyboardEvent) => void): void {
  guardInput(onKey);
  standStill();
  skipInert();
  keepTimersAtHand();
  forbidStorage(storedTexts);
}
