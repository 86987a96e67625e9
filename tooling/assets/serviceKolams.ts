import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Service } from '../../src/content/services/service.ts';
import { kolamFileOf, nextSeed, openPattern } from '../../src/art/kolam/openKolam.ts';
import { readServices } from '../serviceMenu.ts';

const folder = path.join(import.meta.dirname, '../../.cache/kolams');

/**
 * The drawing of a service's page as an SVG file.
 * @throws with the next seed that will do, when the service's own does not
 */
export function serviceKolam({ name, kolam }: Pick<Service, 'name' | 'kolam'>): string {
  try {
    return kolamFileOf(openPattern(kolam));
  } catch (cause) {
    const help = `Set kolam: ${nextSeed(kolam)} in src/content/services/copy/${name}.ts; that is the next one that does.`;
    throw new Error(`The kolam of ${name}: ${(cause as Error).message} ${help}`, { cause });
  }
}

/** Draws all of them where src/art/serviceKolams.ts finds them. It takes milliseconds, so no drawing is kept. */
export async function makeServiceKolams(): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const service of await readServices())
    await writeFile(path.join(folder, `${service.name}.svg`), serviceKolam(service));
}
