import { accessSync, constants as fsConstants, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isPostgresUrl } from '../store/database/database.ts';
import { ConfigError } from './configError.ts';
import { databaseFile } from './dataFiles.ts';
import { outboxObstacleOf, problemsOfValues } from './rules.ts';
import { loadOrCreateSecret, loadPreviousSecret } from './secret.ts';
import { parseVariables } from './variables.ts';
import type { Environment, Values } from './variables.ts';

/** `SECRET_PREVIOUS` is '' where there is none, as beside a `SECRET` of the environment that has none there. */
export type Config = Readonly<
  Values & {
    production: boolean;
    rateLimited: boolean;
    showOutbox: boolean;
    databaseUrl: string;
    logLevel: string;
  }
>;

/** All that is wrong with an environment, in a sentence each; touches no file. */
export function problemsOf(env: Environment): string[] {
  const { values, problems } = parseVariables(env);
  // Rules compare values, so that every one of them has to be readable.
  return problems.length > 0 ? problems : problemsOfValues(values);
}

/**
 * The environment with the outbox switched on where nobody else can look: for `npm start` and `npm run dev` without
 * anything that real visitors would need. The server itself never switches it on.
 */
export function withLocalOutbox(env: Environment): Environment {
  const { values, problems } = parseVariables(env);
  const isFit = problems.length === 0 && outboxObstacleOf(values) === undefined;
  return env['OUTBOX'] === undefined && isFit ? { ...env, OUTBOX: 'on' } : env;
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Node's recursive mkdirSync never ends where a folder is there and says it is not, as /proc does to what it refuses. */
function makeFolders(folder: string): void {
  if (isFolder(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolders(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Of two first starts at once the other one may have made it.
    if (!isFolder(folder)) throw error;
  }
}

function makeDataFolder(folder: string): void {
  try {
    makeFolders(folder);
    accessSync(folder, fsConstants.W_OK);
  } catch (error) {
    throw new ConfigError(`DATA_DIR “${folder}” cannot be written: ${(error as Error).message}.`);
  }
}

/** Secrets of the environment stand alone: a file of an earlier deployment must not join them. */
function secretsOf(values: Values): Pick<Values, 'SECRET' | 'SECRET_PREVIOUS'> {
  if (values.SECRET !== '') return values;
  return {
    SECRET: loadOrCreateSecret(values.DATA_DIR),
    SECRET_PREVIOUS: values.SECRET_PREVIOUS || loadPreviousSecret(values.DATA_DIR),
  };
}

/** Reads and completes the configuration. @throws ConfigError */
export function readConfig(env: Environment): Config {
  const [problem] = problemsOf(env);
  if (problem !== undefined) throw new ConfigError(problem);
  const { values } = parseVariables(env);
  makeDataFolder(values.DATA_DIR);
  const { SECRET, SECRET_PREVIOUS } = secretsOf(values);
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
    logLevel: values.LOG_LEVEL || (production ? 'info' : 'warn'),
  });
}
