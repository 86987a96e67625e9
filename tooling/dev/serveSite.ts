import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import configure from '../../webpack.config.ts';

/** Serves the site with hot reload at one port, and hands calls and the outbox on to the API at another. */
export async function serveSite(port: number, apiPort: number): Promise<void> {
  const configurations = configure({ WEBPACK_SERVE: true }, { mode: 'development' });
  const [configuration] = configurations;
  if (!configuration) throw new Error('webpack.config.ts returns no configuration for the browser.');
  const server = new WebpackDevServer(
    {
      ...configuration.devServer,
      host: '127.0.0.1',
      port,
      setupExitSignals: false,
      proxy: [{ context: ['/api', '/outbox'], target: `http://127.0.0.1:${apiPort}` }],
    },
    webpack(configurations),
  );
  await server.start();
}
