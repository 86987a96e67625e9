import * as constants from '../../contract/constants.ts';
import { passwordLimits } from '../../contract/passwords/passwordLimits.ts';
import { keysOf } from '../../contract/keysOf.ts';
import { uploadLimitRange } from '../../contract/files/uploadLimit.ts';
import { defaultSettings } from '../common/settings.ts';
import { parsers } from './parsers.ts';
import type { Parser } from './parsers.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

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

const { integer, text, choice, duration, size, address, bareAddress, optional } = parsers;
const [minute, hour] = [60_000, 3_600_000];
const MiB = 1024 * 1024;

/** Every environment variable of the server, with its default and what it accepts. `npm start` needs none of them. */
export const variables = {
  NODE_ENV: variable(
    'development',
    choice('development', 'production', 'test'),
    '“production” logs at level info and refuses settings that are only for development',
  ),
  PORT: variable('8080', integer(0, 65_535), 'port to listen on; 0 takes a free one'),
  HOST: variable(
    '127.0.0.1',
    parsers.host(),
    'address to listen on; 0.0.0.0 for all network interfaces of this computer',
  ),
  PUBLIC_URL: variable(
    '',
    parsers.siteUrl(),
    'address of the site as visitors see it, for links in emails; required in production with SMTP_URL',
  ),
  DATA_DIR: variable('data', text(), 'folder of the database and the secret'),
  SITE_DIR: variable('dist', text(), 'folder of the built site'),
  DATABASE_URL: variable(
    '',
    parsers.databaseUrl(),
    'PostgreSQL database to use instead of SQLite in DATA_DIR',
  ),
  SMTP_URL: variable(
    '',
    parsers.relayUrl(),
    'mail relay; a remote one must support TLS; without a relay emails stay in the outbox',
  ),
  MAIL_FROM: variable(
    'Kolam Works <no-reply@example.invalid>',
    address(),
    'sender of emails; its display name is used as the name of the firm',
  ),
  STAFF_EMAIL: variable('staff@example.invalid', bareAddress(), 'address that receives submissions'),
  REPLY_TO: variable(
    '',
    optional(bareAddress()),
    'address for replies to our emails; STAFF_EMAIL if not set',
  ),
  TIME_ZONE: variable(
    'Asia/Kolkata',
    parsers.timeZone(),
    'time zone of the firm; emails state times in it and in the visitor’s',
  ),
  REFERENCE_PREFIX: variable(
    '',
    parsers.referencePrefix(),
    'prefix of references, such as KW in KW-7F3X-24; the initials of the firm’s name if not set',
  ),
  MAIL_PER_DAY: variable(
    String(defaultSettings.mailPerDay),
    integer(1, 1_000_000),
    'emails per day that the relay accepts: sign-up codes may use half of them, reset codes a quarter',
  ),
  SECRET: variable(
    '',
    text(),
    'key that signs tokens and links, 32 bytes or more; created in DATA_DIR if not set',
  ),
  SECRET_PREVIOUS: variable(
    '',
    text(),
    'secret before the last rotation, accepted but signs nothing; DATA_DIR/secret-previous if neither it nor SECRET is set',
  ),
  JWT_TTL: variable('12h', duration(5 * minute, 30 * 24 * hour), 'how long a login lasts'),
  OTP_TTL: variable('10m', duration(2 * minute, hour), 'how long a code in an email is valid'),
  PASSWORD_MIN: variable(
    `${passwordLimits.minLength}`,
    integer(1, 64),
    `minimum length of a password; the texts of the forms say ${passwordLimits.minLength}`,
  ),
  UPLOAD_MAX: variable(
    `${constants.resumeMaxSize / MiB}MiB`,
    size(uploadLimitRange.lowest, uploadLimitRange.highest),
    'maximum size of a résumé',
  ),
  RETENTION_DAYS: variable(
    '365',
    integer(1, 3650),
    'days after which “npm run admin -- purge” deletes submissions; the privacy page says a year',
  ),
  TRUST_PROXY: variable('0', integer(0, 5), 'number of our own proxies that write X-Forwarded-For'),
  ALLOWED_ORIGINS: variable(
    '',
    parsers.origins(),
    'origins of other sites that may call the API (CORS), separated by commas',
  ),
  MAX_CONNECTIONS: variable('1000', integer(10, 100_000), 'maximum number of open connections'),
  METRICS_TOKEN: variable(
    '',
    parsers.token(16),
    'bearer token that gives access to /metrics; 16 characters or more',
  ),
  METRICS_PORT: variable(
    '',
    optional(integer(0, 65_535)),
    'port on 127.0.0.1 that serves /metrics without a token',
  ),
  OUTBOX: variable(
    'off',
    choice('on', 'off'),
    '“on” shows emails, codes included, at /outbox; only on this computer, without relay or proxy',
  ),
  RATE_LIMITS: variable(
    'on',
    choice('on', 'off'),
    '“off” for browser tests; only on this computer, never in production',
  ),
  LOG_LEVEL: variable(
    '',
    choice('', 'fatal', 'error', 'warn', 'info', 'debug', 'silent'),
    'lowest level that is logged; by default info in production and warn otherwise',
  ),
} as const;

export type Values = {
  [Name in keyof typeof variables]: (typeof variables)[Name] extends Variable<infer V> ? V : never;
};

/** The text of a variable that an environment sets, or the default. */
const textOf = (env: Environment, name: keyof typeof variables): string =>
  env[name]?.trim() || variables[name].defaultValue;

/** The folder of the database and the secret; for what must not read, or cannot yet read, the whole configuration. */
export const dataFolderOf = (env: Environment): string => textOf(env, 'DATA_DIR');

/** Parses the variables. Returns their values, and one sentence for each that could not be read. */
export function parseVariables(env: Environment): { values: Values; problems: string[] } {
  const problems: string[] = [];
  const names = keysOf(variables);
  const entries = names.map((name) => {
    const value: { ok: unknown } | { wrong: string } = variables[name].parse(textOf(env, name));
    if ('wrong' in value) problems.push(`${name} ${value.wrong}.`);
    return [name, 'ok' in value ? value.ok : undefined];
  });
  return { values: Object.fromEntries(entries) as Values, problems };
}

/** The table above as text, for `--help`. */
export const helpText = (): string =>
  Object.entries(variables)
    .map(
      ([name, { defaultValue, description }]) =>
        `${name.padEnd(16)} ${description}${defaultValue && ` [${defaultValue}]`}`,
    )
    .join('\n');
