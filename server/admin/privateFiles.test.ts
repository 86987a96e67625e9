import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs, {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fillFolder, writeWhole } from './privateFiles.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A program that is half-way through writing a file in a new folder, reports that, and never ends by itself. */
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
] as const)('a program that %s ends half-way leaves no half-written files', async (signal, code) => {
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

  test('is created with its parents, for this user only, or an existing empty one is filled', async () => {
    await fillFolder(inside(), fill);
    expect(readFileSync(join(inside(), 'file'), 'utf8')).toBe('one two');
    for (const path of [inside(), join(folder, 'far')]) expect(statSync(path).mode & 0o777).toBe(0o700);
    mkdirSync(join(folder, 'empty'));
    await fillFolder(join(folder, 'empty'), fill);
    expect(readdirSync(join(folder, 'empty'))).toEqual(['file']);
  });

  test('a folder that is not empty is left as it is', async () => {
    mkdirSync(join(folder, 'held'));
    writeFileSync(join(folder, 'held', 'mine'), '');
    const filling = jest.fn(fill);
    await expect(fillFolder(join(folder, 'held'), filling)).rejects.toThrow(
      'already exists and is not empty',
    );
    expect(filling).not.toHaveBeenCalled();
    expect(readdirSync(folder)).toEqual(['held']);
  });

  test('a folder that cannot be filled is not created', async () => {
    const failing = async (part: string) => {
      await fill(part);
      throw new Error('no more');
    };
    await expect(fillFolder(inside(), failing)).rejects.toThrow('no more');
    expect(readdirSync(join(folder, 'far'))).toEqual([]);
  });

  test('is synced to the disk with its files before the call resolves', async () => {
    const synced = jest.spyOn(fs, 'fsyncSync');
    await fillFolder(inside(), fill);
    // The file and its folder, then the filled folder and its parent.
    expect(synced).toHaveBeenCalledTimes(4);
  });
});

test('a file that cannot be opened or renamed fails with the reason', async () => {
  mkdirSync(join(folder, 'file'));
  await expect(writeWhole(join(folder, 'file'), ['x'])).rejects.toMatchObject({ syscall: 'rename' });
  await expect(writeWhole(join(folder, 'nowhere', 'file'), ['x'])).rejects.toMatchObject({ syscall: 'open' });
  expect(readdirSync(folder)).toEqual(['file']);
});
