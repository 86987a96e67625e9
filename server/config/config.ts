import { randomBytes } from 'node:crypto';
import {
  accessSync,
  constants as fsConstants,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { constants } from '../../contract/constants.ts';
import { isLoopback } from '../http/clientAddress.ts';
import { isPostgresUrl } from '../store/database/database.ts';
import { parsers } from './parsers.ts';
import type { Parser } from './parsers.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A problem with the configuration, in one sentence that names the variable. */
export class ConfigError extends Error {}

type Variable<Value> = { defaultValue: string; parse: Parser<Value>; description: string };
const variable = <Value>(
  defaultValue: string,
  parse: Parser<Value>,
  description: string,
): Variable<Value> => ({
  defaultValue,
  parse,
  description,
});

const { integer, text, choice, url, list, duration, size, address } = parsers;
const [minute, hour] = [60_000, 3_600_000];
const MiB = 1024 * 1024;

/** Every variable the server knows, its default and what it accepts. `npm start` needs none of them. */
export const variables = {
  NODE_ENV: variable('development', text(), '“production” logs as JSON and closes what is for development'),
  PORT: variable('8080', integer(0, 65_535), 'port to listen on; 0 takes a free one'),
  HOST: variable('127.0.0.1', text(), 'address to listen on; 0.0.0.0 for every network of this computer'),
  PUBLIC_URL: variable(
    '',
    url(['http:', 'https:']),
    'address of the site as visitors see it, for links in letters',
  ),
  DATA_DIR: variable('data', text(), 'folder of the database and the secret'),
  SITE_DIR: variable('dist', text(), 'folder of the built site'),
  DATABASE_URL: variable('', url(['postgres:', 'postgresql:']), 'PostgreSQL instead of SQLite in DATA_DIR'),
  SMTP_URL: variable('', url(['smtp:', 'smtps:']), 'mail relay; without one letters stay in the outbox'),
  MAIL_FROM: variable(
    'Kolam Works <no-reply@example.invalid>',
    address(),
    'sender; its name is the firm’s name',
  ),
  STAFF_EMAIL: variable('staff@example.invalid', address(), 'who receives submissions'),
  SECRET: variable(
    '',
    text(32),
    'signs tokens and links; made in DATA_DIR when not given; 32 characters or more',
  ),
  JWT_TTL: variable('12h', duration(5 * minute, 30 * 24 * hour), 'how long a login lasts'),
  OTP_TTL: variable('10m', duration(2 * minute, hour), 'how long a code lasts'),
  PASSWORD_MIN: variable('8', integer(1, 64), 'shortest password'),
  UPLOAD_MAX: variable(`${constants.resumeMaxSize / MiB}MiB`, size(MiB, 24 * MiB), 'largest résumé'),
  TRUST_PROXY: variable('0', integer(0, 5), 'how many of our own proxies write X-Forwarded-For'),
  ALLOWED_ORIGINS: variable('', list(), 'other sites that may call the API, separated by commas'),
  RATE_LIMITS: variable(
    'on',
    choice('on', 'off'),
    '“off” for browser tests: this computer only, never in production',
  ),
  LOG_LEVEL: variable(
    '',
    choice('', 'fatal', 'error', 'warn', 'info', 'debug', 'silent'),
    'info in production, warn otherwise',
  ),
} as const;

type Values = {
  [Name in keyof typeof variables]: (typeof variables)[Name] extends Variable<infer V> ? V : never;
};

export type Config = Readonly<
  Values & {
    production: boolean;
    local: boolean;
    rateLimited: boolean;
    databaseUrl: string;
    logLevel: string;
  }
>;

function parseVariables(env: Environment): Values {
  const entries = Object.entries(variables).map(([name, { defaultValue, parse }]) => {
    const value: { ok: unknown } | { wrong: string } = parse(env[name]?.trim() || defaultValue);
    if ('wrong' in value) throw new ConfigError(`${name} ${value.wrong}.`);
    return [name, value.ok];
  });
  return Object.fromEntries(entries) as Values;
}

/** The secret of this data folder, made on the first start and readable by this user only. */
function loadOrCreateSecret(folder: string): string {
  const path = join(folder, 'secret');
  try {
    if (!existsSync(path))
      writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    // Another process starting at the same moment may have made it; then theirs is used.
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8').trim();
}

function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, fsConstants.W_OK);
  } catch (error) {
    throw new ConfigError(`DATA_DIR “${folder}” cannot be written: ${(error as Error).message}.`);
  }
}

/** Reads and completes the configuration. @throws ConfigError */
export function readConfig(env: Environment): Config {
  const values = parseVariables(env);
  const production = values.NODE_ENV === 'production';
  const local = isLoopback(values.HOST);
  const isPlaceholder = (email: string): boolean => /@example\.invalid>?$/.test(email);
  if (production && values.DATABASE_URL !== '' && values.SECRET === '')
    throw new ConfigError(
      'SECRET must be given with DATABASE_URL in production, the same for every process.',
    );
  for (const name of ['MAIL_FROM', 'STAFF_EMAIL'] as const)
    if (production && values.SMTP_URL !== '' && isPlaceholder(values[name]))
      throw new ConfigError(`${name} must be a real address when SMTP_URL is given in production.`);
  if (values.RATE_LIMITS === 'off' && (production || !local))
    throw new ConfigError('RATE_LIMITS may be off only outside production and on a HOST of this computer.');

  makeDataFolder(values.DATA_DIR);
  return Object.freeze({
    ...values,
    SECRET: values.SECRET || loadOrCreateSecret(values.DATA_DIR),
    production,
    local,
    rateLimited: values.RATE_LIMITS === 'on',
    databaseUrl: isPostgresUrl(values.DATABASE_URL) ? values.DATABASE_URL : join(values.DATA_DIR, 'app.db'),
    logLevel: values.LOG_LEVEL || (production ? 'info' : 'warn'),
  });
}

/** The table above as text, for `--help`. */
export const helpText = (): string =>
  Object.entries(variables)
    .map(
      ([name, { defaultValue, description }]) =>
        `${name.padEnd(16)} ${description}${defaultValue && ` [${defaultValue}]`}`,
    )
    .join('\n');
