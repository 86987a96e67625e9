import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from './commandErrors.ts';

/** Files and folders of people's data are for this user alone. */
const [fileMode, folderMode] = [0o600, 0o700];

export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: folderMode });
}

/** Writes a folder's list of names to the disk, without which a rename may not survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder; its rename is durable enough by itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** A name beside `target` that nothing else has. */
export const partOf = (target: string): string => `${target}.part-${randomBytes(4).toString('hex')}`;

/** Writes a file piece by piece under another name; it gets its own when all of it is on the disk. */
export async function writeWhole(
  target: string,
  content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>,
): Promise<void> {
  const part = partOf(target);
  try {
    const handle = await open(part, 'wx', fileMode);
    try {
      for await (const piece of content) await handle.writeFile(piece);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(part, target);
    await syncFolder(path.dirname(target));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/**
 * Fills a new folder under another name; it gets its own when `fill` is done.
 * @throws CommandError when the folder is there and not empty.
 */
export async function fillFolder(target: string, fill: (folder: string) => Promise<void>): Promise<void> {
  if (existsSync(target) && (await readdir(target)).length > 0)
    throw new CommandError(`${target} is there already and not empty; name a new folder.`);
  await makePrivateFolder(path.dirname(path.resolve(target)));
  const part = partOf(target);
  try {
    await mkdir(part, { mode: folderMode });
    await fill(part);
    await syncFolder(part);
    await rename(part, target);
    await syncFolder(path.dirname(path.resolve(target)));
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}
