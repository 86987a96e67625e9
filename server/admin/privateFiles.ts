import { existsSync, rmSync, writeFile as writeFileWithCallback } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { beginFile, syncFolder, temporaryPathOf } from '../common/durableFile.ts';
import { CommandError } from './commandErrors.ts';

/** Permissions: folders with personal data are for this user alone, as the files in them are. */
const folderMode = 0o700;

/** Writes to a descriptor in turns of the event loop, so that a signal is handled between two pieces. */
const write = promisify(writeFileWithCallback);

export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: folderMode });
}

/** Temporary paths made by `partOf` that may be half-written. */
const parts = new Set<string>();

/** A unique temporary path beside `target`. */
export function partOf(target: string): string {
  const part = temporaryPathOf(target);
  parts.add(part);
  return part;
}

/** Signals and the exit codes that shells use for them. */
const signals = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/**
 * From here on the process deletes half-written files when it ends early, by a signal or because its output was closed.
 * A signal is handled only after a running call of SQLite, such as that of a backup, which blocks the event loop.
 */
export function removePartsAtEnd(): void {
  process.on('exit', () => {
    for (const part of parts) rmSync(part, { recursive: true, force: true });
  });
  for (const [signal, code] of Object.entries(signals)) process.once(signal, () => process.exit(code));
}

/** Writes a file piece by piece under a temporary name, and renames it to `target` when all of it is on the disk. */
export async function writeWhole(
  target: string,
  content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>,
): Promise<void> {
  const part = partOf(target);
  const file = beginFile(target, part);
  try {
    for await (const piece of content) await write(file.descriptor, piece);
    file.publish();
    parts.delete(part);
  } finally {
    file.discard();
  }
}

/**
 * Fills a new folder under a temporary name, and renames it to `target` when `fill` is done. Returns the result of
 * `fill`.
 * @throws CommandError when the folder exists and is not empty
 */
export async function fillFolder<Result>(
  target: string,
  fill: (folder: string) => Promise<Result>,
): Promise<Result> {
  if (existsSync(target) && (await readdir(target)).length > 0)
    throw new CommandError(`${target} already exists and is not empty; give a new folder.`);
  await makePrivateFolder(path.dirname(path.resolve(target)));
  const part = partOf(target);
  try {
    await mkdir(part, { mode: folderMode });
    const result = await fill(part);
    syncFolder(part);
    await rename(part, target);
    parts.delete(part);
    syncFolder(path.dirname(path.resolve(target)));
    return result;
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}
