import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { artSources } from '../../src/art/sources.ts';
import { joinedKolams, partnerSeeds, partnersFileOf } from '../../src/art/kolam/joinedKolams.ts';

const folder = path.join(import.meta.dirname, '../../../src/art/generated');
const fileFolder = path.join(import.meta.dirname, '../../../src/art/generated');

/** Writes every drawing of src/art/sources.ts to a module of its own. */
export async function makeArt(): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, draw] of Object.entries(artSources)) {
    const file = path.join(folder, `${name}.ts`);
    const text = `import type { Drawing } from '../drawing.ts';\n\nexport const ${name}: Drawing = ${JSON.stringify(draw())};\n`;
    await writeFile(file, await format(text, { ...(await resolveConfig(file)), parser: 'typescript' }));
  }
}

/** Writes the drawing of partnership to an SVG file. Those of the service pages are drawn by every build. */
export async function makeKolamFile(): Promise<void> {
  await mkdir(fileFolder, { recursive: true });
  await writeFile(path.join(fileFolder, 'partners.svg'), partnersFileOf(joinedKolams(...partnerSeeds)));
}

if (import.meta.main) {
  await makeArt();
  await makeKolamFile();
}
