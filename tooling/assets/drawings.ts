import path from 'node:path';
import { borderFile } from './borderFile.ts';
import { artSources } from '../../src/art/sources.ts';
import { joinedKolams, partnerSeeds, partnersFileOf } from '../../src/art/kolam/joinedKolams.ts';
import { writeAsset } from './writeAsset.ts';

const folder = path.join(import.meta.dirname, '../../.cache/art');

/**
 * Draws everything of src/art/sources.ts into .cache/art, from where components import the results, so that no page loads
 * the generator. It takes milliseconds, so earlier results are not reused.
 */
export async function makeDrawings(): Promise<void> {
  for (const [name, draw] of Object.entries(artSources))
    await writeAsset(path.join(folder, `${name}.drawing.json`), JSON.stringify(draw()));
  await writeAsset(path.join(folder, 'border.svg'), borderFile());
  await writeAsset(path.join(folder, 'partners.svg'), partnersFileOf(joinedKolams(...partnerSeeds)));
}
