import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { withLocalOutbox } from '../../server/config/config.ts';
import { ConfigError } from '../../server/config/configError.ts';
import { makeSiteServer } from '../../server/siteServer.ts';

/** The API of `npm run dev`. The development server serves the pages, so this one has an empty folder as its built site. */
const emptySite = path.join(import.meta.dirname, '../../.cache/empty-site');
await mkdir(emptySite, { recursive: true });
try {
  const server = makeSiteServer(withLocalOutbox({ ...process.env, SITE_DIR: emptySite }));
  const end = async () => {
    await server.stop();
    process.exit();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end());
  await server.start();
  console.log(`The API is ready at port ${process.env['PORT']}.`);
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
