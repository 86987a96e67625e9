import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { secretFile } from '../config/dataFiles.ts';
import { counted } from './counted.ts';
import type { queuedEmailsOf } from './sqliteFiles.ts';

// What the command “restore” tells the operator.

export type EmailCounts = Awaited<ReturnType<typeof queuedEmailsOf>>;

/** What happens to the queued emails, for the operator: “2 emails will be sent …: 1 submission-staff, …”. */
export function emailLineOf(emails: EmailCounts, withoutEmails: boolean): string {
  const byKind = Object.entries(emails);
  if (byKind.length === 0) return 'no email waits to be sent';
  const all = counted(
    byKind.reduce((sum, [, count]) => sum + count, 0),
    'emails',
  );
  const what = withoutEmails ? 'will not be sent' : 'will be sent when the server starts';
  return `${all} ${what} (${byKind.map(([kind, count]) => `${count} ${kind}`).join(', ')})`;
}

/** Whether the restored secret is another one than that in the folder of the replaced files. */
export function isOtherSecret(folder: string, aside: string | null): boolean {
  const replaced = aside && join(aside, secretFile);
  if (!replaced || !existsSync(replaced)) return false;
  const [before, after] = [replaced, join(folder, secretFile)].map((path) =>
    readFileSync(path, 'utf8').trim(),
  );
  return before !== after;
}

export const otherSecretNote = [
  'The restored secret is not the one that it replaced: logins, codes and links in emails that the replaced one signed are invalid.',
  'If the secret was changed because it had leaked, this may be the leaked one: before the server starts, run',
  '“rotate-secret --force” and delete the file secret-previous.',
].join('\n');

/**
 * “pg_restore --clean” would drop only what the dump contains, and fail where something newer refers to it: after a
 * migration that leaves neither the old database nor the new one.
 */
export const postgresNote = [
  'Now restore the database, as the role that owns it:',
  `  psql --command='drop schema public cascade; create schema public' "$DATABASE_URL"`,
  '  pg_restore --single-transaction --no-owner --dbname="$DATABASE_URL" <file of pg_dump>',
  'Then run “revoke --all”.',
].join('\n');
