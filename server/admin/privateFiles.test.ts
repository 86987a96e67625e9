import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fillFolder, writeWhole } from './privateFiles.ts';

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
    process.stdout.write('half-way');
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

describe('a folder', () => {
  const inside = () => join(folder, 'far', 'away');
  const fill = (part: string) => writeWhole(join(part, 'file'), ['one ', 'two']);

  test('is made with those above it, for this user only, or fills an empty one', async () => {
    await fillFolder(inside(), fill);
    expect(readFileSync(join(inside(), 'file'), 'utf8')).toBe('one two');
    for (const path of [inside(), join(folder, 'far')]) expect(statSync(path).mode & 0o777).toBe(0o700);
    mkdirSync(join(folder, 'empty'));
    await fillFolder(join(folder, 'empty'), fill);
    expect(readdirSync(join(folder, 'empty'))).toEqual(['file']);
  });

  test('that holds anything is left as it is', async () => {
    mkdirSync(join(folder, 'held'));
    writeFileSync(join(folder, 'held', 'mine'), '');
    const filling = jest.fn(fill);
    await expect(fillFolder(join(folder, 'held'), filling)).rejects.toThrow('is there already and not empty');
    expect(filling).not.toHaveBeenCalled();
    expect(readdirSync(folder)).toEqual(['held']);
  });

  test('that cannot be filled is not there', async () => {
    const failing = async (part: string) => {
      await fill(part);
      throw new Error('no more');
    };
    await expect(fillFolder(inside(), failing)).rejects.toThrow('no more');
    expect(readdirSync(join(folder, 'far'))).toEqual([]);
  });

  test('is on the disk with its names and its files before it is said to be there', async () => {
    const handle = await open(join(folder, 'any'), 'w');
    await handle.close();
    const handles = Object.getPrototypeOf(handle) as FileHandle;
    const synced = jest.spyOn(handles, 'sync');
    await fillFolder(inside(), fill);
    // The file and its folder, then the folder that is filled and the one that names it.
    expect(synced).toHaveBeenCalledTimes(4);
  });
});

test('a file that cannot have its name says why', async () => {
  mkdirSync(join(folder, 'file'));
  await expect(writeWhole(join(folder, 'file'), ['x'])).rejects.toMatchObject({ syscall: 'rename' });
  await expect(writeWhole(join(folder, 'nowhere', 'file'), ['x'])).rejects.toMatchObject({ syscall: 'open' });
  expect(readdirSync(folder)).toEqual(['file']);
});
