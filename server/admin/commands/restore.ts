import { existsSync, renameSync } from 'node:fs';
import { copyFile, mkdir, open, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFolderOf } from '../../config/variables.ts';
import { verifiedManifestOf } from '../backupManifest.ts';
import type { Manifest } from '../backupManifest.ts';
import { requiredText } from '../command.ts';
import { CommandError } from '../commandErrors.ts';
import type { Command } from '../command.ts';
import { versionProblems } from '../database.ts';
import { versionOf } from '../../store/database/migrations.ts';
import { syncFolder } from '../../common/durableFile.ts';
import { makePrivateFolder, partOf } from '../privateFiles.ts';
import { databaseFile, previousSecretFile, replacedPrefix, secretFile } from '../../config/dataFiles.ts';
import { emailLineOf, isOtherSecret, otherSecretNote, postgresNote } from '../restoreNotes.ts';
import type { EmailCounts } from '../restoreNotes.ts';
import {
  checkIntegrity,
  endLogInsOf,
  holdsData,
  migrateFile,
  queuedEmailsOf,
  settleAlone,
} from '../sqliteFiles.ts';
import { folderNameOf } from './backup.ts';

/** The files that a restore replaces: those of a backup, and SQLite's write-ahead log and its index. */
const replacedFiles = [
  databaseFile,
  `${databaseFile}-wal`,
  `${databaseFile}-shm`,
  secretFile,
  previousSecretFile,
];

/** @throws CommandError while a server has the database open, or if it holds data and `force` is false */
function requireFree(folder: string, force: boolean): void {
  const database = join(folder, databaseFile);
  if (!existsSync(database)) return;
  if (holdsData(database) && !force)
    throw new CommandError(`${database} holds data. --force replaces it and keeps it under another name.`);
  if (!settleAlone(database)) throw new CommandError(`${database} is in use: stop the server first.`);
}

/** Deletes the staged files that were not renamed into their place. */
const removeParts = async (staged: ReadonlyMap<string, string>): Promise<void> => {
  for (const part of staged.values()) await rm(part, { force: true });
};

type Staged = {
  files: Map<string, string>;
  /** The emails that wait in the copy, or waited there until they were dropped. */
  emails: EmailCounts;
};

/**
 * Copies the files of the backup beside their places, migrates the copy, ends all logins in it, drops its queued emails if
 * `withoutEmails`, and syncs: only renames are left to do.
 */
async function stage(
  from: string,
  folder: string,
  { files }: Manifest,
  { now, withoutEmails }: { now: number; withoutEmails: boolean },
): Promise<Staged> {
  const staged = new Map<string, string>();
  try {
    for (const { name } of files) {
      const part = partOf(join(folder, name));
      staged.set(name, part);
      await copyFile(join(from, name), part);
      const handle = await open(part, 'r+');
      await handle
        .chmod(0o600)
        .then(() => handle.sync())
        .finally(() => handle.close());
    }
    const database = staged.get(databaseFile);
    if (database) {
      checkIntegrity(database);
      await migrateFile(database);
      await endLogInsOf(database, now);
    }
    const emails = database ? await queuedEmailsOf(database, now, { drop: withoutEmails }) : {};
    return { files: staged, emails };
  } catch (error) {
    await removeParts(staged);
    throw error;
  }
}

/**
 * Moves the present files into a folder of their own and the staged ones into their place, all of them or none. Returns
 * the path of that folder, or null where there were no files.
 */
async function swap(
  staged: ReadonlyMap<string, string>,
  folder: string,
  now: number,
): Promise<string | null> {
  const present = replacedFiles.filter((name) => existsSync(join(folder, name)));
  const aside = present.length > 0 ? join(folder, replacedPrefix + folderNameOf(now)) : null;
  if (aside) await mkdir(aside, { mode: 0o700 });
  const moves = [
    ...(aside ? present.map((name) => [join(folder, name), join(aside, name)] as const) : []),
    ...[...staged].map(([name, part]) => [part, join(folder, name)] as const),
  ];
  const done: typeof moves = [];
  try {
    // Synchronous, so that Ctrl-C cannot stop it half-way: a server that found no database would create an empty one.
    for (const move of moves) {
      renameSync(...move);
      done.push(move);
    }
    if (aside) syncFolder(aside);
    syncFolder(folder);
  } catch (error) {
    for (const [from, to] of done.toReversed()) renameSync(to, from);
    if (aside) await rmdir(aside);
    throw error;
  }
  return aside;
}

export const restore: Command = {
  summary: 'Replace the database and the secret with those of a backup',
  usage: '--from FOLDER [--force] [--without-emails]',
  details: [
    'Stop the server first: while it has the database open, the command fails. It verifies the checksums of the backup',
    'and the integrity of its database. The present files of DATA_DIR are kept in DATA_DIR/replaced-<time>; if the',
    'present database holds data, --force is needed. A database of an older version is migrated.',
    'All logins and password recoveries end, because the backup does not contain which of them were ended after it was',
    'made. Passwords that were reset since then are the old ones again. A note says if the restored secret is another one.',
    'Emails that were queued at the backup will be sent when the server starts, even if they were sent since. Their',
    'number is printed. Where a restore is only practised, --without-emails marks them as dropped.',
    'With PostgreSQL only the secret is restored: restore the database with pg_restore, then run “revoke --all”.',
  ].join('\n'),
  args: { min: 0, max: 0 },
  options: {
    from: { type: 'string', value: 'FOLDER', description: 'one backup, a folder that “backup” created' },
    force: { type: 'boolean', description: 'replace a database that holds data' },
    'without-emails': {
      type: 'boolean',
      description: 'drop the emails that were queued at the backup, to practise a restore (SQLite only)',
    },
  },
  async run(context) {
    const from = requiredText(context, 'from');
    const manifest = await verifiedManifestOf(from);
    // Does not use context.config(), which demands a database and a secret: a restore may be what brings them.
    const folder = dataFolderOf(context.env);
    const isPostgres = Boolean(context.env.DATABASE_URL?.trim());
    if (isPostgres !== (manifest.database === 'postgresql'))
      throw new CommandError(
        `The backup is of ${manifest.database}, but DATABASE_URL ${isPostgres ? 'names PostgreSQL' : 'is not set'}.`,
      );
    const withoutEmails = context.flag('without-emails');
    if (isPostgres && withoutEmails)
      throw new CommandError(
        'The emails of PostgreSQL are in its own dump. Leave SMTP_URL empty, so that none of them is sent.',
      );
    if (versionOf(manifest.migrations) === 'newer') throw new CommandError(versionProblems.newer);
    requireFree(folder, context.flag('force'));

    await makePrivateFolder(folder);
    const { files, emails } = await stage(from, folder, manifest, { now: context.now, withoutEmails });
    const aside = await swap(files, folder, context.now).finally(() => removeParts(files));
    const secretOfEnvironment = Boolean(context.env.SECRET?.trim());
    const secretChanged = !secretOfEnvironment && isOtherSecret(folder, aside);
    await context.report(
      [
        `${folder}: restored as of ${manifest.created}`,
        ...(isPostgres ? [] : ['all logins have ended', emailLineOf(emails, withoutEmails)]),
        ...(aside ? [`the previous files are in ${aside}`] : []),
      ].join('; '),
      {
        folder,
        created: manifest.created,
        logInsEnded: !isPostgres,
        replaced: aside,
        secretChanged,
        ...(!isPostgres && { emails, emailsDropped: withoutEmails }),
      },
    );
    if (isPostgres) context.note(postgresNote);
    if (secretChanged) context.note(otherSecretNote);
    if (secretOfEnvironment)
      context.note('SECRET is set in the environment: the server uses it and not the secret of the backup.');
  },
};
