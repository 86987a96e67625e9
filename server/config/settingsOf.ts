import { nameOf } from '../email/bareAddress.ts';
import { codesOfDay, defaultSettings, makeSettings } from '../common/settings.ts';
import type { Settings } from '../common/settings.ts';
import { referencePrefixOf } from '../store/reference.ts';
import type { Config } from './config.ts';

/** The settings of the API with the values of the configuration. `publicUrl` is known once the server listens. */
export function settingsOf(config: Config, publicUrl: string): Settings {
  const { rateLimits } = defaultSettings;
  const firmName = nameOf(config.MAIL_FROM) || defaultSettings.firmName;
  return makeSettings({
    publicUrl,
    allowedOrigins: config.ALLOWED_ORIGINS,
    firmName,
    staffEmail: config.STAFF_EMAIL,
    replyTo: config.REPLY_TO ?? config.STAFF_EMAIL,
    timeZone: config.TIME_ZONE,
    referencePrefix: config.REFERENCE_PREFIX || referencePrefixOf(firmName),
    mailPerDay: config.MAIL_PER_DAY,
    rateLimits: {
      ...rateLimits,
      sendDay: { ...rateLimits.sendDay, points: codesOfDay(config.MAIL_PER_DAY).points },
    },
    code: { ...defaultSettings.code, lifetime: config.OTP_TTL },
    token: { ...defaultSettings.token, lifetime: config.JWT_TTL },
    password: { ...defaultSettings.password, minLength: config.PASSWORD_MIN },
    upload: { ...defaultSettings.upload, maxSize: config.UPLOAD_MAX },
  });
}
