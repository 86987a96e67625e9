import { storedTexts } from '../recorded/storedTexts.ts';
import { forbidStorage } from './inertStorage.ts';
import { guardInput } from './guardInput.ts';
import { keepTimersAtHand } from './promptTimers.ts';
import { skipInert } from './skipInert.ts';
import { standStill } from './standStill.ts';

/**
 * Before anything of the site is drawn. The other walls are the store and the router it is drawn with, and the document's own
 * Content-Security-Policy.
 * @param onKey takes the keys that were pressed within the page
 */
export function buildWalls(onKey: (event: KeyboardEvent) => void): void {
  guardInput(onKey);
  standStill();
  skipInert();
  keepTimersAtHand();
  forbidStorage(storedTexts);
}
