import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ServiceName } from '../../contract/paths.ts';
import { kolamFileOf, nextSeed, openPattern } from '../../src/art/kolam/openKolam.ts';
import { serviceSeeds } from '../../src/art/kolam/serviceSeeds.ts';

const folder = path.join(import.meta.dirname, '../../.cache/kolams');

/**
 * The drawing of a service's page as an SVG file.
 * @throws with the next seed that will do, when the service's own does not
 */
export function serviceKolam(name: ServiceName, seed: number): string {
  try {
    return kolamFileOf(openPattern(seed));
  } catch (cause) {
    const help = `Set ${name}: ${nextSeed(seed)} in src/art/kolam/serviceSeeds.ts; that is the next one that does.`;
    throw new Error(`The kolam of ${name}: ${(cause as Error).message} ${help}`, { cause });
  }
}

/** Draws all of them where src/art/serviceKolams.ts finds them. It takes milliseconds, so no drawing is kept. */
export async function makeServiceKolams(): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, seed] of Object.entries(serviceSeeds))
    await writeFile(path.join(folder, `${name}.svg`), serviceKolam(name as ServiceName, seed));
}
