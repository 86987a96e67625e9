import { forbidStorage } from './inertStorage.ts';
import { guardInput } from './guardInput.ts';
import { standStill } from './standStill.ts';

/**
 * Before anything of the site is drawn. The other walls are the store and the router it is drawn with, and the document's own
 * Content-Security-Policy.
 * @returns how many attempts to write to storage were refused
 */
export function buildWalls(): () => number {
  guardInput();
  standStill();
  return forbidStorage({});
}
