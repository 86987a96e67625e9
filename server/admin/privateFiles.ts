import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
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

/** What has a name of `partOf` and may be half-written. */
const parts = new Set<string>();

/** A name beside `target` that nothing else has. */
export function partOf(target: string): string {
  const part = `${target}.part-${randomBytes(4).toString('hex')}`;
  parts.add(part);
  return part;
}

async function giveName(part: string, target: string): Promise<void> {
  await rename(part, target);
  parts.delete(part);
}

/** The exit codes that shells give for them. */
const signals = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/**
 * From here on an end in the middle leaves nothing half-written: by Ctrl-C, or because a reader went away. A signal waits
 * for a call of SQLite that is under way, as a backup makes one.
 */
export function removePartsAtEnd(): void {
  process.on('exit', () => {
    for (const part of parts) rmSync(part, { recursive: true, force: true });
  });
  for (const [signal, code] of Object.entries(signals)) process.once(signal, () => process.exit(code));
}

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
    await giveName(part, target);
    await syncFolder(path.dirname(target));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/**
 * Fills a new folder under another name; it gets its own when `fill` is done, whose result is handed on.
 * @throws CommandError when the folder is there and not empty.
 */
export async function fillFolder<Result>(
  target: string,
  fill: (folder: string) => Promise<Result>,
): Promise<Result> {
  if (existsSync(target) && (await readdir(target)).length > 0)
    throw new CommandError(`${target} is there already and not empty; name a new folder.`);
  await makePrivateFolder(path.dirname(path.resolve(target)));
  const part = partOf(target);
  try {
    await mkdir(part, { mode: folderMode });
    const result = await fill(part);
    await syncFolder(part);
    await giveName(part, target);
    await syncFolder(path.dirname(path.resolve(target)));
    return result;
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}
