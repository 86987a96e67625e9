import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { artSources } from '../src/theme/artSources.ts';

const folder = path.join(import.meta.dirname, '../src/theme/art');

/** Writes every drawing of src/theme/artSources.ts to a module of its own. */
export async function makeArt(): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, draw] of Object.entries(artSources)) {
    const file = path.join(folder, `${name}.ts`);
    const text = `import type { Drawing } from '../drawing.ts';\n\nexport const ${name}: Drawing = ${JSON.stringify(draw())};\n`;
    await writeFile(file, await format(text, { ...(await resolveConfig(file)), parser: 'typescript' }));
  }
}

if (import.meta.main) await makeArt();
