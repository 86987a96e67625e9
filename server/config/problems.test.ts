import { existsSync } from 'node:fs';
import { installDataFolder, mail, production, smtp } from '../../mocks/admin/dataFolder.ts';
import { problemsOf } from './config.ts';

const { at, parse } = installDataFolder();
const publicUrl =
  'PUBLIC_URL must be the address at which visitors reach the site when SMTP_URL is set in production, because emails contain links to it.';
const siteUrl =
  'PUBLIC_URL must be a URL without user, path, query or fragment, such as https://example.org.';
const relay =
  'SMTP_URL must be a URL with a host and without path or query, such as smtps://user:password@mail.example.org.';
const database =
  'DATABASE_URL must name a host and a database, such as postgres://user:password@db.example.org/site.';
const secret = 'make one with “openssl rand -base64 32”.';

test.each([
  [{ PORT: 'many' }, 'PORT must be a whole number from 0 to 65535, not “many”.'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not “70000”.'],
  ...['x80', '80x', '-1', '65536', '0x50', '8e1', '80.0'].map((text): [Record<string, string>, string] => [
    { PORT: text },
    `PORT must be a whole number from 0 to 65535, not “${text}”.`,
  ]),
  ...['x12h', '12hx', '12h30', '4m', '299s', '31d', '12MiB'].map((text): [Record<string, string>, string] => [
    { JWT_TTL: text },
    `JWT_TTL must be a number with a unit like 10m or 12h, from 5m to 30d, not “${text}”.`,
  ]),
  ...['A signed token', 'ஒரு token with signs', 'a-token-with-signs-ஒரு', '123456789012345'].map(
    (text): [Record<string, string>, string] => [
      { METRICS_TOKEN: text },
      'METRICS_TOKEN must have at least 16 characters, all of them printable ASCII without spaces.',
    ],
  ),
  ...['kw', 'aKW', 'KWa', 'KOLAMWO'].map((text): [Record<string, string>, unknown] => [
    { REFERENCE_PREFIX: text },
    expect.stringContaining('REFERENCE_PREFIX must be one to six capital letters'),
  ]),
  [{ TIME_ZONE: 'Mars/Olympus' }, expect.stringContaining('TIME_ZONE must be') as string],
  [{ JWT_TTL: '12' }, 'JWT_TTL must be a number with a unit like 10m or 12h, from 5m to 30d, not “12”.'],
  [{ OTP_TTL: '5d' }, 'OTP_TTL must be a number with a unit like 10m or 12h, from 2m to 1h, not “5d”.'],
  [
    { UPLOAD_MAX: '5GB' },
    'UPLOAD_MAX must be a number with a unit like 5MiB, from 1MiB to 100MiB, not “5GB”.',
  ],
  [{ SECRET: 'short' }, `SECRET must have at least 32 bytes: ${secret}`],
  [{ SECRET: '0'.repeat(64) }, `SECRET must have at least 6 different characters: ${secret}`],
  [{ SECRET: '12345'.repeat(10) }, `SECRET must have at least 6 different characters: ${secret}`],
  [{ SECRET_PREVIOUS: 'short' }, `SECRET_PREVIOUS must have at least 32 bytes: ${secret}`],
  ...['Production', 'prod', 'staging'].map((name): [Record<string, string>, string] => [
    { NODE_ENV: name },
    `NODE_ENV must be one of development, production, test, not “${name}”.`,
  ]),
  [{ HOST: 'http://x' }, 'HOST must be an IP address or a host name of this computer, not “http://x”.'],
  [
    { UPLOAD_MAX: '101MiB' },
    'UPLOAD_MAX must be a number with a unit like 5MiB, from 1MiB to 100MiB, not “101MiB”.',
  ],
  [{ RETENTION_DAYS: '0' }, 'RETENTION_DAYS must be a whole number from 1 to 3650, not “0”.'],
  [{ MAIL_PER_DAY: '-1' }, 'MAIL_PER_DAY must be a whole number from 1 to 1000000, not “-1”.'],
  [
    { METRICS_TOKEN: 'short' },
    'METRICS_TOKEN must have at least 16 characters, all of them printable ASCII without spaces.',
  ],
  [{ METRICS_PORT: '8080' }, 'METRICS_PORT must differ from PORT.'],
  [{ PUBLIC_URL: 'https://user:word@example.org' }, siteUrl],
  [{ PUBLIC_URL: 'https://example.org/site' }, siteUrl],
  [{ PUBLIC_URL: 'https://example.org/?' }, siteUrl],
  [{ PUBLIC_URL: 'https://example.org/#a' }, siteUrl],
  [
    { PUBLIC_URL: 'https://example.org:99999' },
    'PUBLIC_URL must be a URL with a host and a port from 1 to 65535.',
  ],
  [{ PUBLIC_URL: 'https://example.org:0' }, 'PUBLIC_URL must not have the port 0.'],
  [{ SMTP_URL: 'smtp://' }, relay],
  [{ SMTP_URL: 'smtp://:25' }, 'SMTP_URL must be a URL with a host and a port from 1 to 65535.'],
  [{ SMTP_URL: 'smtp://relay.example/?requireTLS=false' }, relay],
  [{ SMTP_URL: 'smtp://relay.example/inbox' }, relay],
  [{ SMTP_URL: 'smtp://relay.example#a' }, relay],
  [{ DATABASE_URL: 'postgres://' }, database],
  [{ DATABASE_URL: 'postgres://user:word@db.example' }, database],
  [{ DATABASE_URL: 'postgres://user:word@db.example/' }, database],
  [{ DATABASE_URL: 'postgres://db.example/site#a' }, database],
  [{ DATABASE_URL: 'postgres:///site' }, database],
  [{ MAIL_FROM: 'a@example.org,b@example.org' }, expect.stringContaining('MAIL_FROM must be') as string],
  [{ STAFF_EMAIL: 'A Firm <a@example.org' }, expect.stringContaining('STAFF_EMAIL must be') as string],
  [
    { ALLOWED_ORIGINS: 'ftp://a.org' },
    'ALLOWED_ORIGINS must list origins such as https://example.org, not “ftp://a.org”.',
  ],
  ...['https://', 'http://a.org:99999', 'https://a.org/', 'a.org'].map(
    (text): [Record<string, string>, string] => [
      { ALLOWED_ORIGINS: `https://b.org, ${text}` },
      `ALLOWED_ORIGINS must list origins such as https://example.org, not “${text}”.`,
    ],
  ),
  [{ ...production, ...mail }, publicUrl],
  [{ ...production, ...mail, PUBLIC_URL: 'http://localhost:8080' }, publicUrl],
  [{ ...production, ...mail, PUBLIC_URL: 'https://site.localhost' }, publicUrl],
  [{ ...production, ...mail, PUBLIC_URL: 'http://[::1]' }, publicUrl],
  [{ ...production, ...mail, PUBLIC_URL: 'http://0.0.0.0:8080' }, publicUrl],
  [{ ...production, ...mail, PUBLIC_URL: 'http://[::]:8080' }, publicUrl],
  ...(
    [
      [production, 'with NODE_ENV=production'],
      [smtp, 'with SMTP_URL'],
      [{ PUBLIC_URL: 'https://example.org' }, 'with a public PUBLIC_URL'],
      [{ TRUST_PROXY: '1' }, 'with TRUST_PROXY'],
      [{ HOST: '0.0.0.0' }, 'with a HOST that other computers can reach'],
    ] as const
  ).map(([env, obstacle]): [Record<string, string>, string] => [
    { OUTBOX: 'on', ...env },
    `OUTBOX must be off ${obstacle}, because emails contain codes.`,
  ]),
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, silent, not “loud”.'],
  [{ RATE_LIMITS: 'no' }, 'RATE_LIMITS must be one of on, off, not “no”.'],
  [{ PUBLIC_URL: 'example.org' }, 'PUBLIC_URL must be a URL that begins with http:// or https://.'],
  [
    { DATABASE_URL: 'mysql://user:word@x/y' },
    'DATABASE_URL must be a URL that begins with postgres:// or postgresql://.',
  ],
  [{ STAFF_EMAIL: 'staff' }, 'STAFF_EMAIL must be an email address, not “staff”.'],
  [
    { ALLOWED_ORIGINS: 'https://a.org/x' },
    'ALLOWED_ORIGINS must list origins such as https://example.org, not “https://a.org/x”.',
  ],
  [
    { ...production, DATABASE_URL: 'postgres://x/y' },
    'SECRET must be set when DATABASE_URL is set in production, to the same value for every process.',
  ],
  [{ ...production, ...smtp }, 'MAIL_FROM must be a real address when SMTP_URL is set in production.'],
  [
    { ...production, ...smtp, MAIL_FROM: 'A Firm <hello@example.org>' },
    'STAFF_EMAIL must be a real address when SMTP_URL is set in production.',
  ],
  [
    { ...production, RATE_LIMITS: 'off' },
    'RATE_LIMITS may be off only outside production and with a loopback HOST such as 127.0.0.1.',
  ],
  [
    { HOST: '0.0.0.0', RATE_LIMITS: 'off' },
    'RATE_LIMITS may be off only outside production and with a loopback HOST such as 127.0.0.1.',
  ],
])('%j stops the start with one sentence', (env, message) => {
  const problems = problemsOf(env);
  expect(problems).toContainEqual(message);
  expect(problems.join()).not.toMatch(/:word@|\n/);
  expect(() => parse(env)).toThrow(problems[0]);
  expect(existsSync(at())).toBe(false);
});

test('all problems of an environment are listed at once', () => {
  expect(problemsOf({ PORT: 'many', NODE_ENV: 'prod' })).toHaveLength(2);
  expect(problemsOf({ ...production, ...smtp })).toHaveLength(3);
  expect(problemsOf({})).toEqual([]);
});

test.each([
  [{ ...production, ...mail, PUBLIC_URL: 'https://example.org/', HOST: '0.0.0.0' }],
  [{ PUBLIC_URL: 'http://localhost:3000', SMTP_URL: 'smtp://127.0.0.1:2525' }],
  [{ SMTP_URL: 'smtps://relay.example/', HOST: '::1' }],
  [{ DATABASE_URL: 'postgres:///site?host=/var/run/postgresql' }],
  [{ ALLOWED_ORIGINS: 'https://a.example.org, http://localhost:3000' }],
])('%j has no problems', (env) => {
  expect(problemsOf(env)).toEqual([]);
});
