import { makeAssets } from '../assets/assets.ts';
import { ConfigError } from '../../server/config/configError.ts';
import { portsOf } from './ports.ts';
import { keepRunning } from './keepRunning.ts';
import { serveSite } from './serveSite.ts';

/** Folders with what the assets are generated from. */
const assetSources = [
  'src/theme',
  'src/art',
  'src/content/services',
  'src/content/technologies',
  'tooling/assets',
];

/**
 * `npm run dev`: the site with hot reload at http://localhost:3000, its calls answered by the real server. The server, and
 * the program that generates the assets, run again whenever their sources have changed.
 */
// At once: there is nothing to save, and the development server's own handler first waits for a compilation under way.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit());
try {
  const { site, api } = await portsOf(process.env['DEV_PORT']);
  await makeAssets();
  keepRunning('tooling/assets/assets.ts', assetSources);
  keepRunning('tooling/dev/api.ts', ['server', 'contract'], {
    PUBLIC_URL: `http://localhost:${site}`,
    ...process.env,
    PORT: String(api),
  });
  await serveSite(site, api);
  console.log(`The site with hot reload is ready at http://localhost:${site}`);
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
