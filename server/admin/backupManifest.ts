import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { errorCodeOf } from '../common/errorCode.ts';
import { CommandError } from './commandErrors.ts';
import { databaseFile, previousSecretFile, secretFile } from '../config/dataFiles.ts';

const databases = ['sqlite', 'postgresql'] as const;

type FileEntry = { name: string; size: number; sha256: string };
/** Describes a backup. `migrations`: those applied to the database, oldest first. */
export type Manifest = {
  format: 1;
  created: string;
  database: (typeof databases)[number];
  migrations: readonly string[];
  files: readonly FileEntry[];
};

export const manifestFile = 'manifest.json';
const knownFiles: readonly string[] = [databaseFile, secretFile, previousSecretFile];
/** Files that a backup must have: a restore removes the present ones and would have nothing to put in their place. */
const neededFiles: Readonly<Record<Manifest['database'], readonly string[]>> = {
  sqlite: [databaseFile, secretFile],
  postgresql: [secretFile],
};

export async function fileEntryOf(folder: string, name: string): Promise<FileEntry> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(join(folder, name)), hash);
  return { name, size: (await stat(join(folder, name))).size, sha256: hash.digest('hex') };
}

function isManifest(value: unknown): value is Manifest {
  const { format, database, files, migrations } = (value ?? {}) as Partial<Manifest>;
  return (
    format === 1 &&
    database !== undefined &&
    databases.includes(database) &&
    Array.isArray(migrations) &&
    Array.isArray(files) &&
    // A name is used as a path, so only the names that a backup writes are accepted.
    files.every((file: Partial<FileEntry> | null) => knownFiles.includes(file?.name ?? '')) &&
    neededFiles[database].every((name) => files.some((file) => file.name === name))
  );
}

/** The manifest of a backup, after comparing its files with their checksums. @throws CommandError */
export async function verifiedManifestOf(folder: string): Promise<Manifest> {
  const path = join(folder, manifestFile);
  let manifest: unknown;
  try {
    manifest = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    const code = errorCodeOf(error);
    if (code === 'ENOENT') throw new CommandError(`${folder} is no backup: it has no ${manifestFile}.`);
    // A copied backup often belongs to another user, which does not damage it.
    if (code !== '') throw error;
    throw new CommandError(`${path} cannot be read: the backup is damaged.`);
  }
  if (!isManifest(manifest))
    throw new CommandError(`${path} is not a manifest that this program can restore.`);
  for (const { name, sha256 } of manifest.files) {
    const found = existsSync(join(folder, name)) ? await fileEntryOf(folder, name) : undefined;
    if (found?.sha256 !== sha256)
      throw new CommandError(
        `${name} of the backup ${found ? 'does not match its checksum' : 'is missing'}.`,
      );
  }
  return manifest;
}
