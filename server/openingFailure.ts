import { errorCodeOf } from './common/errorCode.ts';
import type { Config } from './config/config.ts';
import { thrownMessageOf } from './common/errorText.ts';
import { storeErrorOf } from './store/database/database.ts';
import { NewerDatabaseError } from './store/database/migrations.ts';

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'DATABASE_URL'>;

/** Problems of a database file that only a person can fix, by error codes of SQLite and of the system. */
const fileProblems: readonly (readonly [RegExp, string])[] = [
  [
    /^SQLITE_(NOTADB|CORRUPT)/,
    'is damaged or not a database: restore a backup, or move the file away to start with an empty database',
  ],
  [/^EISDIR$/, 'is a folder: move it away'],
  [
    /^(EACCES|EPERM|EROFS|SQLITE_READONLY)/,
    'cannot be written by this user: correct the owner and the permissions of the file and its folder',
  ],
];

function reasonOf(error: unknown, { databaseUrl, DATABASE_URL }: DatabaseConfig): string {
  if (storeErrorOf(error) === 'full') return 'its disk is full';
  if (error instanceof NewerDatabaseError)
    return 'it belongs to a newer version of this program: start that one, or restore the backup from before the upgrade';
  const [, problem] = fileProblems.find(([code]) => code.test(errorCodeOf(error))) ?? [];
  return problem && !DATABASE_URL ? `“${databaseUrl}” ${problem}` : thrownMessageOf(error).replace(/\.$/, '');
}

/** Why the configured database cannot be opened, in one sentence for a person, with what to do if that is known. */
export const openingFailureOf = (error: unknown, config: DatabaseConfig): string =>
  `${config.DATABASE_URL ? 'DATABASE_URL' : 'DATA_DIR'}: the database cannot be opened: ${reasonOf(error, config)}.`;
