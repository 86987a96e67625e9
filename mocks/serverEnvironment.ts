import { join } from 'node:path';

/** The environment of a server that tests start as a process: a free port, and its data and site in a folder of the test. */
export const serverEnvironment = (folder: string, changes: Record<string, string> = {}) => ({
  PATH: process.env.PATH ?? '',
  PORT: '0',
  DATA_DIR: join(folder, 'data'),
  SITE_DIR: join(folder, 'site'),
  ...changes,
});
