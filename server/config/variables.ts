import { constants } from '../../contract/constants.ts';
import { uploadLimitRange } from '../../contract/uploadLimit.ts';
import { defaultSettings } from '../settings.ts';
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
    '“production” logs as JSON and closes what is for development',
  ),
  PORT: variable('8080', integer(0, 65_535), 'port to listen on; 0 takes a free one'),
  HOST: variable(
    '127.0.0.1',
    parsers.host(),
    'address to listen on; 0.0.0.0 for every network of this computer',
  ),
  PUBLIC_URL: variable(
    '',
    parsers.siteUrl(),
    'address of the site as visitors see it, for links in emails; needed in production with a relay',
  ),
  DATA_DIR: variable('data', text(), 'folder of the database and the secret'),
  SITE_DIR: variable('dist', text(), 'folder of the built site'),
  DATABASE_URL: variable('', parsers.databaseUrl(), 'PostgreSQL instead of SQLite in DATA_DIR'),
  SMTP_URL: variable(
    '',
    parsers.relayUrl(),
    'mail relay; off this computer with TLS only; without one emails stay in the outbox',
  ),
  MAIL_FROM: variable(
    'Kolam Works <no-reply@example.invalid>',
    address(),
    'sender; its name is the firm’s name',
  ),
  STAFF_EMAIL: variable('staff@example.invalid', bareAddress(), 'who receives submissions'),
  REPLY_TO: variable(
    '',
    optional(bareAddress()),
    'where answers to our emails go; STAFF_EMAIL when not given',
  ),
  TIME_ZONE: variable(
    'Asia/Kolkata',
    parsers.timeZone(),
    'the firm’s zone of time; emails name times in it beside the visitor’s',
  ),
  REFERENCE_PREFIX: variable(
    '',
    parsers.referencePrefix(),
    'what references begin with, as KW in KW-7F3X-24; the initials of the firm’s name when not given',
  ),
  MAIL_PER_DAY: variable(
    String(defaultSettings.mailPerDay),
    integer(1, 1_000_000),
    'emails in a day that the relay takes: codes to sign up get half of it, codes to reset a quarter',
  ),
  SECRET: variable('', text(), 'signs tokens and links; made in DATA_DIR when not given; 32 bytes or more'),
  SECRET_PREVIOUS: variable(
    '',
    text(),
    'the secret before this one: what it signed counts until it ends; without SECRET, DATA_DIR/secret-previous when not given',
  ),
  JWT_TTL: variable('12h', duration(5 * minute, 30 * 24 * hour), 'how long a login lasts'),
  OTP_TTL: variable('10m', duration(2 * minute, hour), 'how long a code lasts'),
  PASSWORD_MIN: variable('8', integer(1, 64), 'shortest password; the words of the forms say 8'),
  UPLOAD_MAX: variable(
    `${constants.resumeMaxSize / MiB}MiB`,
    size(uploadLimitRange.lowest, uploadLimitRange.highest),
    'largest résumé',
  ),
  RETENTION_DAYS: variable(
    '365',
    integer(1, 3650),
    'days after which “npm run admin -- purge” deletes submissions; the privacy page says a year',
  ),
  TRUST_PROXY: variable('0', integer(0, 5), 'how many of our own proxies write X-Forwarded-For'),
  ALLOWED_ORIGINS: variable('', parsers.origins(), 'other sites that may call the API, separated by commas'),
  MAX_CONNECTIONS: variable('1000', integer(10, 100_000), 'most connections at once'),
  METRICS_TOKEN: variable('', parsers.token(16), 'opens /metrics; 16 characters or more'),
  METRICS_PORT: variable('', optional(integer(0, 65_535)), 'port of this computer alone for /metrics'),
  OUTBOX: variable(
    'off',
    choice('on', 'off'),
    '“on” shows emails, codes included, at /outbox; for this computer only, never with a relay or a proxy',
  ),
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

export type Values = {
  [Name in keyof typeof variables]: (typeof variables)[Name] extends Variable<infer V> ? V : never;
};

/** Parses the variables. Returns their values, and one sentence for each that could not be read. */
export function parseVariables(env: Environment): { values: Values; problems: string[] } {
  const problems: string[] = [];
  const entries = Object.entries(variables).map(([name, { defaultValue, parse }]) => {
    const value: { ok: unknown } | { wrong: string } = parse(env[name]?.trim() || defaultValue);
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
