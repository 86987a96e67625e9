import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { helpText, readConfig, variables } from './config.ts';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'config-')), 'data');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

const parse = (env: Record<string, string> = {}) => readConfig({ DATA_DIR: folder, ...env });
const production = { NODE_ENV: 'production' };
const smtp = { SMTP_URL: 'smtps://user:word@mail.example.org' };

test('nothing has to be configured', () => {
  expect(parse()).toMatchObject({
    PORT: 8080,
    HOST: '127.0.0.1',
    JWT_TTL: 43_200_000,
    UPLOAD_MAX: 12_582_912,
    databaseUrl: join(folder, 'app.db'),
    production: false,
    local: true,
    rateLimited: true,
    logLevel: 'warn',
  });
});

test('the secret is made once and only this user can read it', () => {
  const { SECRET } = parse();
  expect(SECRET).toHaveLength(43);
  expect(parse().SECRET).toBe(SECRET);
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(SECRET);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test.each([
  [{ PORT: 'many' }, 'PORT must be a whole number from 0 to 65535, not “many”.'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not “70000”.'],
  [
    { JWT_TTL: '12' },
    'JWT_TTL must be a number with a unit like 10m or 12h, within sensible bounds, not “12”.',
  ],
  [
    { OTP_TTL: '5d' },
    'OTP_TTL must be a number with a unit like 10m or 12h, within sensible bounds, not “5d”.',
  ],
  [
    { UPLOAD_MAX: '5GB' },
    'UPLOAD_MAX must be a number with a unit like 5MiB, within sensible bounds, not “5GB”.',
  ],
  [{ SECRET: 'short' }, 'SECRET must have at least 32 characters.'],
  [{ RATE_LIMITS: 'no' }, 'RATE_LIMITS must be one of on, off, not “no”.'],
  [{ PUBLIC_URL: 'example.org' }, 'PUBLIC_URL must be an address that begins with http:// or https://.'],
  [
    { DATABASE_URL: 'mysql://x' },
    'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
  ],
  [{ STAFF_EMAIL: 'staff' }, 'STAFF_EMAIL must be an email address, not “staff”.'],
  [
    { ALLOWED_ORIGINS: 'https://a.org/x' },
    'ALLOWED_ORIGINS must list origins such as https://example.org, not “https://a.org/x”.',
  ],
  [
    { ...production, DATABASE_URL: 'postgres://x/y' },
    'SECRET must be given with DATABASE_URL in production, the same for every process.',
  ],
  [{ ...production, ...smtp }, 'MAIL_FROM must be a real address when SMTP_URL is given in production.'],
  [
    { ...production, ...smtp, MAIL_FROM: 'A Firm <hello@example.org>' },
    'STAFF_EMAIL must be a real address when SMTP_URL is given in production.',
  ],
  [
    { ...production, RATE_LIMITS: 'off' },
    'RATE_LIMITS may be off only outside production and on a HOST of this computer.',
  ],
  [
    { HOST: '0.0.0.0', RATE_LIMITS: 'off' },
    'RATE_LIMITS may be off only outside production and on a HOST of this computer.',
  ],
])('%j stops the start with one sentence', (env, message) => {
  expect(() => parse(env as Record<string, string>)).toThrow(new Error(message));
});

test('the limits may be off for browser tests on this computer', () => {
  expect(parse({ RATE_LIMITS: 'off', HOST: 'localhost' }).rateLimited).toBe(false);
});

test('the help names every variable', () => {
  for (const name of Object.keys(variables)) expect(helpText()).toContain(name);
});
