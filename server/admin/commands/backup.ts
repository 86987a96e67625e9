import { chmodSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { appliedMigrations } from '../../store/database/migrations.ts';
import { fileEntryOf, manifestFile } from '../backupManifest.ts';
import type { Manifest } from '../backupManifest.ts';
import { isoOf, requiredText } from '../command.ts';
import type { Command } from '../command.ts';
import type { AdminDatabase } from '../database.ts';
import { fillFolder, makePrivateFolder, writeWhole } from '../privateFiles.ts';
import { databaseFile, previousSecretFile, secretFile } from '../../config/dataFiles.ts';
import { checkIntegrity } from '../sqliteFiles.ts';

/** A time as a folder name that is valid on every system: `2026-11-21T23-00-00-000Z`. */
export const folderNameOf = (moment: number): string => isoOf(moment).replaceAll(/[:.]/g, '-');

const postgresNote = (folder: string): string =>
  `The database is PostgreSQL: save it with pg_dump --format=custom --file="${join(folder, 'app.dump')}" "$DATABASE_URL"`;

/** Copies in one read transaction, so that the copy is consistent and the server can go on writing. */
async function copyDatabase(sqlite: NonNullable<AdminDatabase['sqlite']>, target: string): Promise<void> {
  const previousMask = process.umask(0o077);
  try {
    sqlite.prepare('vacuum into ?').run(target);
  } finally {
    process.umask(previousMask);
  }
  checkIntegrity(target);
  chmodSync(target, 0o600);
  const handle = await open(target, 'r+');
  await handle.sync().finally(() => handle.close());
}

export const backup: Command = {
  summary: 'Save database and secret while the server runs',
  usage: '--to FOLDER',
  details: [
    'Creates a folder in FOLDER, named after the time, with the database, the secret (and the previous one) and a',
    'manifest with checksums. The folder gets this name only after all files are on the disk and the copy has passed',
    'an integrity check. With PostgreSQL it saves the secret only, and prints the pg_dump command for the database.',
    'Protect backups like the server itself.',
  ].join('\n'),
  args: { min: 0, max: 0 },
  options: {
    to: {
      type: 'string',
      value: 'FOLDER',
      description: 'folder in which backups are kept; created if missing',
    },
  },
  async run(context) {
    const to = requiredText(context, 'to');
    const { SECRET, SECRET_PREVIOUS } = context.config();
    const { db, sqlite } = await context.database();
    await makePrivateFolder(to);
    const folder = join(to, folderNameOf(context.now));
    const { database, files } = await fillFolder(folder, async (part) => {
      const names = [secretFile];
      await writeWhole(join(part, secretFile), [SECRET]);
      if (SECRET_PREVIOUS) {
        await writeWhole(join(part, previousSecretFile), [SECRET_PREVIOUS]);
        names.push(previousSecretFile);
      }
      if (sqlite) {
        await copyDatabase(sqlite, join(part, databaseFile));
        names.unshift(databaseFile);
      }
      const manifest: Manifest = {
        format: 1,
        created: isoOf(context.now),
        database: sqlite ? 'sqlite' : 'postgresql',
        migrations: await appliedMigrations(db),
        files: await Promise.all(names.map((name) => fileEntryOf(part, name))),
      };
      await writeWhole(join(part, manifestFile), [`${JSON.stringify(manifest, null, 2)}\n`]);
      return manifest;
    });
    await context.report(folder, { folder, database, complete: sqlite !== null, files });
    if (!sqlite) context.note(postgresNote(folder));
  },
};
