import { makeTestServer } from '../../mocks/testServer.ts';
import type { TestServer } from '../../mocks/testServer.ts';
import { noMetrics } from '../common/interfaces.ts';
import { silentLogger } from '../../mocks/silentLogger.ts';
import { openMetrics } from './openMetrics.ts';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await makeTestServer();
});
afterEach(() => testServer.close());

type Info = (event: string, fields?: object) => void;
const portIn = (info: jest.Mock<void, Parameters<Info>>) =>
  (info.mock.calls[0]?.[1] as { port: number } | undefined)?.port ?? 0;
const open = (
  METRICS_TOKEN: string,
  METRICS_PORT: number | undefined,
  info: Info = () => undefined,
  counts = () => ({ open: 0, active: 0 }),
) =>
  openMetrics(
    { METRICS_TOKEN, METRICS_PORT, DATA_DIR: '.' },
    { ...silentLogger, info },
    {
      store: testServer.dependencies.store,
      clock: testServer.clock,
      monotonicClock: testServer.dependencies.monotonicClock,
      connections: { counts },
      refusals: new Map(),
      isWritable: () => true,
    },
  );

test('without a configuration of metrics nothing is counted', async () => {
  const { metrics, text } = await open('', undefined);
  expect([metrics, text]).toEqual([noMetrics, undefined]);
});

test('a token alone switches the metrics on, and opens no port', async () => {
  const info = jest.fn<void, Parameters<Info>>();
  const { text } = await open('a token of the operator', undefined, info);
  expect(await text?.()).toContain('process_resident_memory_bytes');
  expect(info).not.toHaveBeenCalled();
});

test('a port in use is an error that names its variable, and a closed port is free again', async () => {
  const info = jest.fn<void, Parameters<Info>>();
  const { close } = await open('', 0, info);
  const port = portIn(info);
  await expect(open('', port)).rejects.toThrow(
    `METRICS_PORT ${port} cannot be listened on: listen EADDRINUSE`,
  );
  close();
  const again = await open('', port);
  again.close();
});

test('metrics that cannot be collected are answered with 500', async () => {
  const info = jest.fn<void, Parameters<Info>>();
  const { close } = await open('', 0, info, () => {
    throw new Error('gone');
  });
  const response = await fetch(`http://127.0.0.1:${portIn(info)}/metrics`, {
    headers: { Connection: 'close' },
  });
  expect(response.status).toBe(500);
  close();
});

test('the port of this computer answers without a token', async () => {
  const info = jest.fn<void, Parameters<Info>>();
  const { close } = await open('', 0, info);
  const address = `http://127.0.0.1:${portIn(info)}`;
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
