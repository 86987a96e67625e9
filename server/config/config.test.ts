import { installDataFolder, mail, production, smtp } from '../../mocks/admin/dataFolder.ts';
import { withLocalOutbox } from './config.ts';
import { warningsOf } from './rules.ts';
import { helpText, parseVariables, variables } from './variables.ts';

const { at, parse } = installDataFolder();

test('nothing has to be configured', () => {
  expect(parse()).toMatchObject({
    PORT: 8080,
    HOST: '127.0.0.1',
    JWT_TTL: 43_200_000,
    UPLOAD_MAX: 25 * 1024 * 1024,
    databaseUrl: at('app.db'),
    production: false,
    rateLimited: true,
    showOutbox: false,
    SECRET_PREVIOUS: '',
    METRICS_PORT: undefined,
    RETENTION_DAYS: 365,
    MAIL_PER_DAY: 2000,
    logLevel: 'warn',
  });
});

test('the addresses that emails go to are kept without a name, and the sender with one', () => {
  const [staff, sender] = ['Staff, all of us <staff@example.org>', 'A Firm <hello@example.org>'];
  expect(parse({ STAFF_EMAIL: staff, REPLY_TO: sender, MAIL_FROM: sender })).toMatchObject({
    STAFF_EMAIL: 'staff@example.org',
    REPLY_TO: 'hello@example.org',
    MAIL_FROM: sender,
  });
  expect(parse({ STAFF_EMAIL: 'staff@example.org' }).STAFF_EMAIL).toBe('staff@example.org');
});

test('the lowest and highest values are accepted, and two ports that the system chooses', () => {
  const ends = {
    PORT: '0',
    METRICS_PORT: '0',
    OTP_TTL: '120s',
    UPLOAD_MAX: '1024KiB',
    PUBLIC_URL: 'https://example.org/',
  };
  expect(parse({ ...ends, METRICS_TOKEN: '1234567890123456', HOST: 'Site.example.org' })).toMatchObject({
    PORT: 0,
    METRICS_PORT: 0,
    OTP_TTL: 120_000,
    UPLOAD_MAX: 1024 * 1024,
    METRICS_TOKEN: '1234567890123456',
    HOST: 'Site.example.org',
  });
  expect(parse({ PORT: '65535', METRICS_PORT: '9100', OTP_TTL: '1h' })).toMatchObject({
    PORT: 65_535,
    METRICS_PORT: 9100,
    OTP_TTL: 3_600_000,
  });
});

test('the address of the site is normalized as browsers do', () => {
  expect(parse({ PUBLIC_URL: 'HTTPS://Example.ORG:443/' }).PUBLIC_URL).toBe('https://example.org');
});

test('values that are seldom intended give a warning that names the variable', () => {
  const warned = (env: Record<string, string>) =>
    warningsOf(parseVariables(env).values).map((warning) => /^\w+/.exec(warning)?.[0]);
  expect(warned({})).toEqual([]);
  expect(warned({ ...production, ...mail, PUBLIC_URL: 'https://example.org' })).toEqual([]);
  expect(warned({ ...production, HOST: '0.0.0.0' })).toEqual(['SMTP_URL', 'PUBLIC_URL']);
  expect(warned({ PUBLIC_URL: 'http://example.org' })).toEqual(['PUBLIC_URL']);
  expect(warned({ DATABASE_URL: 'postgres://db.example/site' })).toEqual(['DATABASE_URL']);
  expect(warned({ ...production, ...mail, PUBLIC_URL: 'https://a.org', PASSWORD_MIN: '4' })).toEqual([
    'PASSWORD_MIN',
  ]);
  const warnedOf = (MAIL_PER_DAY: string) =>
    warned({ ...production, ...mail, PUBLIC_URL: 'https://a.org', MAIL_PER_DAY });
  expect([warnedOf('159'), warnedOf('160')]).toEqual([['MAIL_PER_DAY'], []]);
});

test('npm start switches the outbox on for a local run without a setting for visitors, and only then', () => {
  const outboxOf = (env: Record<string, string>) => withLocalOutbox(env)['OUTBOX'];
  expect(outboxOf({})).toBe('on');
  expect(outboxOf({ PORT: '9000', PUBLIC_URL: 'http://localhost:9000', NODE_ENV: 'test' })).toBe('on');
  const others: Record<string, string>[] = [
    production,
    smtp,
    { PUBLIC_URL: 'https://example.org' },
    { TRUST_PROXY: '1' },
    { HOST: '0.0.0.0' },
    { PORT: 'many' },
  ];
  for (const env of others) expect(outboxOf(env)).toBeUndefined();
  expect(outboxOf({ OUTBOX: 'off' })).toBe('off');
});

test('the rate limits may be off for browser tests on this computer', () => {
  expect(parse({ RATE_LIMITS: 'off', HOST: 'localhost' }).rateLimited).toBe(false);
});

test('the help names every variable', () => {
  for (const name of Object.keys(variables)) expect(helpText()).toContain(name);
});
