import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultSettings } from '../settings.ts';
import { readConfig } from './config.ts';
import { settingsOf } from './settingsOf.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const address = 'https://example.org';
const settingsFor = (env: Record<string, string> = {}) =>
  settingsOf(readConfig({ DATA_DIR: folder, ...env }), address);

test('without a word of the environment the API has its own settings, at the address it listens on', () => {
  expect(settingsFor()).toEqual({ ...defaultSettings, publicUrl: address });
});

test('what the operator writes into the environment is what the API goes by', () => {
  const { code, token, password, upload } = defaultSettings;
  const env = {
    ALLOWED_ORIGINS: 'https://a.example.org,https://b.example.org',
    MAIL_FROM: 'Lines and Dots <hello@example.org>',
    STAFF_EMAIL: 'staff@example.org',
    REPLY_TO: 'answers@example.org',
    TIME_ZONE: 'Europe/Lisbon',
    REFERENCE_PREFIX: 'QX',
    MAIL_PER_DAY: '77',
    OTP_TTL: '20m',
    JWT_TTL: '1h',
    PASSWORD_MIN: '12',
    UPLOAD_MAX: '3MiB',
  };
  expect(settingsFor(env)).toEqual({
    ...defaultSettings,
    publicUrl: address,
    allowedOrigins: ['https://a.example.org', 'https://b.example.org'],
    firmName: 'Lines and Dots',
    staffEmail: 'staff@example.org',
    replyTo: 'answers@example.org',
    timeZone: 'Europe/Lisbon',
    referencePrefix: 'QX',
    mailPerDay: 77,
    code: { ...code, lifetime: 20 * 60_000 },
    token: { ...token, lifetime: 60 * 60_000 },
    password: { ...password, minLength: 12 },
    upload: { ...upload, maxSize: 3 * 1024 * 1024 },
  });
});

test('answers to emails go to the staff, and references begin with the firm’s initials, unless said otherwise', () => {
  const env = { MAIL_FROM: 'Lines and Dots <hello@example.org>', STAFF_EMAIL: 'staff@example.org' };
  expect(settingsFor(env)).toMatchObject({ replyTo: 'staff@example.org', referencePrefix: 'LAD' });
});
