import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultSettings } from '../common/settings.ts';
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

test('with an empty environment the API has the default settings, at the address it listens on', () => {
  expect(settingsFor()).toEqual({ ...defaultSettings, publicUrl: address });
});

test('the settings of the API follow the environment', () => {
  const { code, token, password, upload, rateLimits } = defaultSettings;
  const env = {
    ALLOWED_ORIGINS: 'https://a.example.org,https://b.example.org',
    MAIL_FROM: 'Lines and Dots <hello@example.org>',
    STAFF_EMAIL: 'staff@example.org',
    REPLY_TO: 'answers@example.org',
    TIME_ZONE: 'Europe/Lisbon',
    REFERENCE_PREFIX: 'QX',
    MAIL_PER_DAY: '770',
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
    mailPerDay: 770,
    rateLimits: { ...rateLimits, sendDay: { ...rateLimits.sendDay, points: 24 } },
    code: { ...code, lifetime: 20 * 60_000 },
    token: { ...token, lifetime: 60 * 60_000 },
    password: { ...password, minLength: 12 },
    upload: { ...upload, maxSize: 3 * 1024 * 1024 },
  });
});

test('by default answers to emails go to the staff, and references begin with the firm’s initials', () => {
  const env = { MAIL_FROM: 'Lines and Dots <hello@example.org>', STAFF_EMAIL: 'staff@example.org' };
  expect(settingsFor(env)).toMatchObject({ replyTo: 'staff@example.org', referencePrefix: 'LAD' });
});

test.each([
  ['1000000', 60],
  ['2000', 60],
  ['1920', 60],
  ['1919', 59],
  ['320', 10],
  ['160', 5],
  ['1', 5],
])('with %s emails a day one address may request %i codes', (MAIL_PER_DAY, points) => {
  const { rateLimits, networkAllowance, mailPerDay } = settingsFor({ MAIL_PER_DAY });
  expect(rateLimits.sendDay.points).toBe(points);
  const isWholeShare = points * networkAllowance > mailPerDay * 0.25;
  expect(isWholeShare).toBe(Number(MAIL_PER_DAY) < 160);
});
