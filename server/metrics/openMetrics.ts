import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { noMetrics } from '../common/interfaces.ts';
import type { Logger, Metrics } from '../common/interfaces.ts';
import { errorFieldsOf } from '../common/errorText.ts';
import { ConfigError } from '../config/configError.ts';
import type { Config } from '../config/config.ts';
import { metricsType } from '../http/metricsRoutes.ts';
import type { MetricsSources } from './prometheus.ts';

/** `text` returns what Prometheus reads; undefined if no metrics are configured, and nothing is counted. */
export type OpenMetrics = { metrics: Metrics; text?: () => Promise<string>; close: () => void };

/** Serves /metrics without a token on a port that only this computer reaches. Returns a function that closes it. */
async function listenFor(port: number, text: () => Promise<string>, log: Logger): Promise<() => void> {
  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    if (!['GET', 'HEAD'].includes(request.method ?? '')) {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    text().then(
      (page) => response.writeHead(200, { 'Content-Type': metricsType }).end(page),
      (error: unknown) => {
        log.error('metricsFailed', errorFieldsOf(error));
        response.writeHead(500).end();
      },
    );
  });
  server.maxConnections = 20;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new ConfigError(`METRICS_PORT ${port} cannot be listened on: ${error.message}.`)),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
  log.info('metricsListening', { port: (server.address() as AddressInfo).port });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

/** Opens the metrics as configured: at /metrics with METRICS_TOKEN, or at METRICS_PORT. @throws ConfigError */
export async function openMetrics(
  { METRICS_TOKEN, METRICS_PORT, DATA_DIR }: Pick<Config, 'METRICS_TOKEN' | 'METRICS_PORT' | 'DATA_DIR'>,
  log: Logger,
  sources: Omit<MetricsSources, 'dataFolder'>,
): Promise<OpenMetrics> {
  if (METRICS_TOKEN === '' && METRICS_PORT === undefined)
    return { metrics: noMetrics, close: () => undefined };
  // Loaded only when configured, so that a process without metrics does not spend memory on it.
  const { makePrometheusMetrics } = await import('./prometheus.ts');
  const { metrics, text } = makePrometheusMetrics({ ...sources, dataFolder: DATA_DIR });
  const close = METRICS_PORT === undefined ? () => undefined : await listenFor(METRICS_PORT, text, log);
  return { metrics, text, close };
}
