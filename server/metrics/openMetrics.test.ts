import { makeTestServer } from '../../mocks/testServer.ts';
import type { TestServer } from '../../mocks/testServer.ts';
import { noMetrics } from '../dependencies.ts';
import { silentLogger } from '../logger.ts';
import { openMetrics } from './openMetrics.ts';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await makeTestServer();
});
afterEach(() => testServer.close());

const open = (METRICS_TOKEN: string, METRICS_PORT: number | undefined, info = jest.fn()) =>
  openMetrics(
    { METRICS_TOKEN, METRICS_PORT, DATA_DIR: '.' },
    { ...silentLogger, info },
    {
      store: testServer.dependencies.store,
      clock: testServer.clock,
      monotonicClock: testServer.dependencies.monotonicClock,
      connections: { counts: () => ({ open: 0, active: 0 }) },
      refusals: new Map(),
    },
  );

test('nobody asked for metrics: nothing is counted', async () => {
  const { metrics, text } = await open('', undefined);
  expect([metrics, text]).toEqual([noMetrics, undefined]);
});

test('a port of this computer alone answers without a token', async () => {
  const info = jest.fn<void, [string, { port: number }]>();
  const { close } = await open('', 0, info);
  const address = `http://127.0.0.1:${info.mock.calls[0]?.[1].port}`;
  const headers = { Connection: 'close' };
  const response = await fetch(`${address}/metrics`, { headers });
  expect(await response.text()).toContain('process_resident_memory_bytes');
  expect((await fetch(`${address}/`, { headers })).status).toBe(404);
  const head = await fetch(`${address}/metrics`, { headers, method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  const written = await fetch(`${address}/metrics`, { headers, method: 'POST', body: 'x' });
  expect([written.status, written.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  close();
});
