import { accessSync, constants as fsConstants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { thrownMessageOf } from '../common/errorText.ts';
import { isPostgresUrl } from '../store/database/database.ts';
import { ConfigError } from './configError.ts';
import { databaseFile, secretFile } from './dataFiles.ts';
import { outboxObstacleOf, problemsOfValues } from './rules.ts';
import { loadOrCreateSecret, loadPreviousSecret, loadSecret } from './secret.ts';
import { parseVariables } from './variables.ts';
import type { Environment, Values } from './variables.ts';

/** `SECRET_PREVIOUS` is '' if there is none; with `SECRET` in the environment, only the environment can give one. */
export type Config = Readonly<
  Values & {
    production: boolean;
    rateLimited: boolean;
    showOutbox: boolean;
    databaseUrl: string;
    /** Whether a new secret was made although the folder has a database: its old one is lost. */
    secretLost: boolean;
    logLevel: string;
  }
>;

/** All problems of an environment, one sentence each. Touches no file. */
export function problemsOf(env: Environment): string[] {
  const { values, problems } = parseVariables(env);
  // The rules compare values with one another, so they can only be checked when all values are readable.
  return problems.length > 0 ? problems : problemsOfValues(values);
}

/**
 * The environment, with the outbox switched on if nobody else can read it: for `npm start` and `npm run dev` without a
 * setting that real visitors would need. The server itself never switches it on.
 */
export function withLocalOutbox(env: Environment): Environment {
  const { values, problems } = parseVariables(env);
  const isFit = problems.length === 0 && outboxObstacleOf(values) === undefined;
  return env['OUTBOX'] === undefined && isFit ? { ...env, OUTBOX: 'on' } : env;
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Creates a folder and its parents. Node's recursive mkdirSync never returns where the system reports an existing
 * folder as missing, as /proc does for what it refuses.
 */
function makeFolders(folder: string): void {
  if (isFolder(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolders(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process that starts for the first time at the same moment may have created it.
    if (!isFolder(folder)) throw error;
  }
}

function makeDataFolder(folder: string): void {
  try {
    makeFolders(folder);
    accessSync(folder, fsConstants.W_OK);
  } catch (error) {
    throw new ConfigError(`DATA_DIR “${folder}” cannot be written: ${thrownMessageOf(error)}.`);
  }
}

/** With SECRET in the environment, no secret is read from a file: it could be one of an earlier deployment. */
function secretsOf(values: Values, isStart: boolean): Pick<Values, 'SECRET' | 'SECRET_PREVIOUS'> {
  if (values.SECRET !== '') return values;
  return {
    SECRET: (isStart ? loadOrCreateSecret : loadSecret)(values.DATA_DIR),
    SECRET_PREVIOUS: values.SECRET_PREVIOUS || loadPreviousSecret(values.DATA_DIR),
  };
}

/**
 * Reads and completes the configuration.
 *
 * @param isStart of a server, which creates the data folder and the secret in it if they are missing. The operator's
 *   commands must not: a new secret would be backed up in place of the one that is lost.
 * @throws ConfigError
 */
export function readConfig(env: Environment, { isStart = true } = {}): Config {
  const [problem] = problemsOf(env);
  if (problem !== undefined) throw new ConfigError(problem);
  const { values } = parseVariables(env);
  if (isStart) makeDataFolder(values.DATA_DIR);
  const isIn = (name: string) => existsSync(join(values.DATA_DIR, name));
  const secretLost =
    values.SECRET === '' && values.DATABASE_URL === '' && isIn(databaseFile) && !isIn(secretFile);
  const { SECRET, SECRET_PREVIOUS } = secretsOf(values, isStart);
  const production = values.NODE_ENV === 'production';
  return Object.freeze({
    ...values,
    SECRET,
    SECRET_PREVIOUS,
    production,
    rateLimited: values.RATE_LIMITS === 'on',
    showOutbox: values.OUTBOX === 'on',
    databaseUrl: isPostgresUrl(values.DATABASE_URL)
      ? values.DATABASE_URL
      : join(values.DATA_DIR, databaseFile),
    secretLost,
    logLevel: values.LOG_LEVEL || (production ? 'info' : 'warn'),
  });
}
