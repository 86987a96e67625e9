import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { withLocalOutbox } from '../server/config/config.ts';
import { parsers } from '../server/config/parsers.ts';
import { makeSiteServer } from '../server/siteServer.ts';
import configure from '../webpack.config.ts';
import { makeAssets } from './assets/assets.ts';

/** `npm run dev`: the site with hot reload at http://localhost:3000, its calls answered by the real server. */
const portOrFault = parsers.integer(1, 65_534)(process.env['DEV_PORT'] ?? '3000');
if ('wrong' in portOrFault) throw new Error(`DEV_PORT ${portOrFault.wrong}.`);
const port = portOrFault.ok;
await makeAssets();
// webpack-dev-server serves the pages, so the API server gets an empty folder in place of the built site.
const emptySite = path.join(import.meta.dirname, '../.cache/empty-site');
await mkdir(emptySite, { recursive: true });
const apiPort = port + 1;
await makeSiteServer(
  withLocalOutbox({
    PUBLIC_URL: `http://localhost:${port}`,
    ...process.env,
    PORT: String(apiPort),
    SITE_DIR: emptySite,
  }),
).start();
const configurations = configure({ WEBPACK_SERVE: true }, { mode: 'development' });
const [configuration] = configurations;
if (!configuration) throw new Error('webpack.config.ts returns no configuration for the browser.');
const devServer = new WebpackDevServer(
  {
    ...configuration.devServer,
    host: '127.0.0.1',
    port,
    proxy: [{ context: ['/api', '/outbox'], target: `http://127.0.0.1:${apiPort}` }],
  },
  webpack(configurations),
);
await devServer.start();
console.log(`The site with hot reload is ready at http://localhost:${port}`);
