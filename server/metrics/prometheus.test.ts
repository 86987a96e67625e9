import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { signUpAndLogIn } from '../../mocks/fixtures.ts';
import { makeMeasuredSite } from '../../mocks/http/measuredSite.ts';
import { makePrometheusMetrics } from './prometheus.ts';

let measured: Awaited<ReturnType<typeof makeMeasuredSite>>;
beforeEach(async () => {
  measured = await makeMeasuredSite();
});
afterEach(() => measured.testServer.close());

describe('metrics', () => {
  test('count requests by call and route pattern, never by what somebody typed', async () => {
    const site = await measured.openSite();
    await site.request('/api/auth/login', { method: 'POST' });
    await site.request('/api/nothing/meena?q=1');
    await site.request('/page-of-meena');
    await site.request('/healthz');
    const text = await measured.prometheus.text();
    expect(text).toContain('http_requests_total{route="logIn",method="POST",status="415"} 1');
    expect(text).toContain('http_requests_total{route="none",method="GET",status="404"} 1');
    expect(text).toContain('http_requests_total{route="page",method="GET",status="503"} 1');
    expect(text).toContain('http_requests_total{route="/healthz",method="GET",status="200"} 1');
    expect(text).toContain('http_request_duration_seconds_count{route="logIn"} 1');
    expect(text).toContain('http_faults_total{route="page"} 1');
    expect(text).not.toContain('meena');
  });

  test('report connections, gates, the event loop and the disk', async () => {
    await measured.openSite();
    const text = await measured.prometheus.text();
    expect(text).toContain('http_connections_open 3');
    expect(text).toContain('http_requests_in_flight 2');
    for (const gate of ['hashing', 'uploads', 'storing', 'downloads']) {
      expect(text).toContain(`gate_running{gate="${gate}"} 0`);
      expect(text).toContain(`gate_waiting{gate="${gate}"} 0`);
    }
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(text).toMatch(/^data_disk_free_bytes [1-9]\d*$/m);
  });

  test('count once what the listener refused by itself, however often they are read', async () => {
    measured.refusals.set(408, 2);
    await measured.prometheus.text();
    measured.refusals.set(408, 3).set(503, 1);
    const text = await measured.prometheus.text();
    expect(text).toContain('http_listener_refusals_total{status="408"} 3');
    expect(text).toContain('http_listener_refusals_total{status="503"} 1');
  });

  test('report how many emails wait and for how long', async () => {
    await measured.testServer.call('sendSignUpCode', { email: 'x@example.org' });
    measured.testServer.clock.move(90_000);
    const text = await measured.prometheus.text();
    expect(text).toContain('outbox_emails{state="queued"} 1');
    expect(text).toContain('outbox_oldest_queued_seconds 90\n');
    expect(text).toContain('database_up 1');
  });

  test('report the present states of emails', async () => {
    const { store } = measured.testServer.dependencies;
    const outboxOf = async (counts: Record<string, number>, oldest: number | undefined) => {
      jest.spyOn(store, 'emailCounts').mockResolvedValue(counts);
      jest.spyOn(store, 'oldestQueuedAt').mockResolvedValue(oldest);
      measured.testServer.clock.move(2000);
      return (await measured.prometheus.text()).split('\n').filter((line) => line.startsWith('outbox_'));
    };
    expect(await outboxOf({ dead: 1 }, undefined)).toEqual([
      'outbox_emails{state="queued"} 0',
      'outbox_emails{state="dead"} 1',
      'outbox_oldest_queued_seconds 0',
    ]);
    // The email was written while the clock was ahead. Without dead ones 0 is reported, for the alert “EmailsDead”.
    expect(await outboxOf({ queued: 2 }, measured.testServer.clock.now() + 60_000)).toEqual([
      'outbox_emails{state="queued"} 2',
      'outbox_emails{state="dead"} 0',
      'outbox_oldest_queued_seconds 0',
    ]);
  });

  test('report how long responses took, and which were errors of the server', async () => {
    const { metrics } = measured.prometheus;
    metrics.request('logIn', 'POST', 499, 250);
    metrics.request('logIn', 'POST', 500, 500);
    const text = await measured.prometheus.text();
    expect(text).toContain('http_request_duration_seconds_sum{route="logIn"} 0.75\n');
    expect(text).toContain('http_request_duration_seconds_bucket{le="0.25",route="logIn"} 1\n');
    expect(text).toContain('http_faults_total{route="logIn"} 1\n');
  });

  test('start counters at 0, so that Prometheus sees the first event as an increase', async () => {
    const text = await measured.prometheus.text();
    for (const outcome of ['sent', 'refused', 'unanswered', 'failed'])
      expect(text).toContain(`email_deliveries_total{outcome="${outcome}"} 0\n`);
    for (const kind of ['signUp', 'reset'])
      expect(text).toContain(`mail_share_spent_total{kind="${kind}"} 0\n`);
    for (const limit of ['send', 'logIn', 'formAddressDay'])
      expect(text).toContain(`rate_limit_refusals_total{limit="${limit}"} 0\n`);
    for (const route of ['logIn', 'file', 'page', '/readyz'])
      expect(text).toContain(`http_faults_total{route="${route}"} 0\n`);
    for (const status of [400, 405, 408, 413, 414, 417, 431, 500, 501, 503])
      expect(text).toContain(`http_listener_refusals_total{status="${status}"} 0\n`);
  });

  test('can be read while the database does not answer', async () => {
    jest.spyOn(measured.testServer.dependencies.store, 'emailCounts').mockRejectedValue(new Error('gone'));
    const text = await measured.prometheus.text();
    expect(text).toContain('database_up 0');
    expect(text).not.toMatch(/^outbox_/m);
  });

  test('report whether the database takes writes', async () => {
    expect(await measured.prometheus.text()).toContain('database_writable 1');
    measured.database.isWritable = false;
    const text = await measured.prometheus.text();
    expect(text).toContain('database_writable 0');
    expect(text).toContain('database_up 1');
  });

  test('leave out a disk that cannot be read, and report it once it can', async () => {
    const dataFolder = join(await mkdtemp(join(tmpdir(), 'metrics-')), 'data');
    const { dependencies, clock } = measured.testServer;
    const connections = { counts: () => ({ open: 0, active: 0 }) };
    const { text } = makePrometheusMetrics({
      ...dependencies,
      connections,
      refusals: measured.refusals,
      isWritable: () => true,
      dataFolder,
    });
    const room = /^data_disk_free_bytes .*$/m;
    expect(await text()).not.toMatch(room);
    await mkdir(dataFolder);
    clock.move(1000);
    expect(await text()).toMatch(room);
    await rm(dirname(dataFolder), { recursive: true });
    clock.move(1000);
    expect(await text()).not.toMatch(room);
  });

  test('count an upload while it arrives', async () => {
    const { token: login } = await signUpAndLogIn(measured.testServer);
    const site = await measured.openSite();
    const arriving = new TransformStream<Uint8Array>();
    const answer = site.request('/api/form/job-application', {
      method: 'POST',
      headers: { Authorization: `Bearer ${login}`, 'Content-Type': 'multipart/form-data; boundary=x' },
      body: arriving.readable,
      duplex: 'half',
    } as RequestInit);
    const writer = arriving.writable.getWriter();
    await writer.write(new TextEncoder().encode('--x\r\n'));
    expect(await measured.prometheus.text()).toContain('gate_running{gate="uploads"} 1');
    await writer.close();
    expect((await answer).status).toBe(400);
    expect(await measured.prometheus.text()).toContain('gate_running{gate="uploads"} 0');
  });
});
