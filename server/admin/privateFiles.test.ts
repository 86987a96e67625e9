import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A program that is half-way through a folder and through a file, and says so, and goes on for ever. */
const program = `
  import { fillFolder, removePartsAtEnd, writeWhole } from ${JSON.stringify(
    pathToFileURL(join(import.meta.dirname, 'privateFiles.ts')).href,
  )};
  removePartsAtEnd();
  async function* content() {
    yield 'half';
    console.log('half-way');
    await new Promise((resolve) => setTimeout(resolve, 3_600_000));
  }
  const { folder } = process.env;
  await fillFolder(folder + '/backup', (part) => writeWhole(part + '/app.db', content()));
`;

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('what %s ends in the middle leaves nothing half-written', async (signal, code) => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^backup\.part-/)]);
  child.kill(signal);
  expect(await once(child, 'exit')).toEqual([code, null]);
  expect(readdirSync(folder)).toEqual([]);
});
