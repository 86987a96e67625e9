import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../server/config/config.ts';

/** Environment variables of a server in production that sends emails. */
export const production = { NODE_ENV: 'production' };
export const smtp = { SMTP_URL: 'smtps://user:word@mail.example.org' };
export const mail = { ...smtp, MAIL_FROM: 'A Firm <hello@example.org>', STAFF_EMAIL: 'staff@example.org' };

/**
 * Gives each test a data folder that does not exist yet, and deletes it after the test. `at` is the path of something in
 * it, or its own; `parse` reads the settings of an environment with it.
 */
export function installDataFolder() {
  let folder: string;
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'config-')), 'data');
  });
  afterEach(() => rmSync(join(folder, '..'), { recursive: true }));
  return {
    at: (...parts: string[]) => join(folder, ...parts),
    parse: (env: Record<string, string> = {}) => readConfig({ DATA_DIR: folder, ...env }),
  };
}
