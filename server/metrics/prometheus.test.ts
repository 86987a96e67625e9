import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { makeTestServer } from '../../mocks/testServer.ts';
import type { TestServer } from '../../mocks/testServer.ts';
import { signUpAndLogIn } from '../../mocks/fixtures.ts';
import { taken } from '../../mocks/relayResults.ts';
import { makeSite } from '../http/site.ts';
import { defaultSettings } from '../common/settings.ts';
import { countedMailer, countedRateLimits } from './counted.ts';
import { makePrometheusMetrics } from './prometheus.ts';

let testServer: TestServer;
let prometheus: ReturnType<typeof makePrometheusMetrics>;
let refusals: Map<number, number>;
let isWritable: boolean;
const token = 'a token of the operator';
beforeEach(async () => {
  testServer = await makeTestServer();
  const { store, monotonicClock } = testServer.dependencies;
  refusals = new Map();
  isWritable = true;
  prometheus = makePrometheusMetrics({
    store,
    clock: testServer.clock,
    monotonicClock,
    connections: { counts: () => ({ open: 3, active: 2 }) },
    refusals,
    isWritable: () => isWritable,
    dataFolder: tmpdir(),
  });
});
afterEach(() => testServer.close());

const openSite = (given = token) =>
  makeSite({ ...testServer.dependencies, metrics: prometheus.metrics }, testServer.settings, {
    siteFolder: 'nowhere',
    showOutbox: false,
    isDraining: () => false,
    isWritable: () => true,
    metrics: { text: prometheus.text, token: given },
  });

describe('metrics', () => {
  test('count requests by call and route pattern, never by what somebody typed', async () => {
    const site = await openSite();
    await site.request('/api/auth/login', { method: 'POST' });
    await site.request('/api/nothing/meena?q=1');
    await site.request('/page-of-meena');
    await site.request('/healthz');
    const text = await prometheus.text();
    expect(text).toContain('http_requests_total{route="logIn",method="POST",status="415"} 1');
    expect(text).toContain('http_requests_total{route="none",method="GET",status="404"} 1');
    expect(text).toContain('http_requests_total{route="page",method="GET",status="503"} 1');
    expect(text).toContain('http_requests_total{route="/healthz",method="GET",status="200"} 1');
    expect(text).toContain('http_request_duration_seconds_count{route="logIn"} 1');
    expect(text).toContain('http_faults_total{route="page"} 1');
    expect(text).not.toContain('meena');
  });

  test('report connections, gates, the event loop and the disk', async () => {
    await openSite();
    const text = await prometheus.text();
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
    refusals.set(408, 2);
    await prometheus.text();
    refusals.set(408, 3).set(503, 1);
    const text = await prometheus.text();
    expect(text).toContain('http_listener_refusals_total{status="408"} 3');
    expect(text).toContain('http_listener_refusals_total{status="503"} 1');
  });

  test('report how many emails wait and for how long', async () => {
    await testServer.call('sendSignUpCode', { email: 'x@example.org' });
    testServer.clock.move(90_000);
    const text = await prometheus.text();
    expect(text).toContain('outbox_emails{state="queued"} 1');
    expect(text).toContain('outbox_oldest_queued_seconds 90\n');
    expect(text).toContain('database_up 1');
  });

  test('report the present states of emails', async () => {
    const { store } = testServer.dependencies;
    const outboxOf = async (counts: Record<string, number>, oldest: number | undefined) => {
      jest.spyOn(store, 'emailCounts').mockResolvedValue(counts);
      jest.spyOn(store, 'oldestQueuedAt').mockResolvedValue(oldest);
      testServer.clock.move(2000);
      return (await prometheus.text()).split('\n').filter((line) => line.startsWith('outbox_'));
    };
    expect(await outboxOf({ dead: 1 }, undefined)).toEqual([
      'outbox_emails{state="queued"} 0',
      'outbox_emails{state="dead"} 1',
      'outbox_oldest_queued_seconds 0',
    ]);
    // The email was written while the clock was ahead. Without dead ones 0 is reported, for the alert “EmailsDead”.
    expect(await outboxOf({ queued: 2 }, testServer.clock.now() + 60_000)).toEqual([
      'outbox_emails{state="queued"} 2',
      'outbox_emails{state="dead"} 0',
      'outbox_oldest_queued_seconds 0',
    ]);
  });

  test('report how long responses took, and which were errors of the server', async () => {
    const { metrics } = prometheus;
    metrics.request('logIn', 'POST', 499, 250);
    metrics.request('logIn', 'POST', 500, 500);
    const text = await prometheus.text();
    expect(text).toContain('http_request_duration_seconds_sum{route="logIn"} 0.75\n');
    expect(text).toContain('http_request_duration_seconds_bucket{le="0.25",route="logIn"} 1\n');
    expect(text).toContain('http_faults_total{route="logIn"} 1\n');
  });

  test('start counters at 0, so that Prometheus sees the first event as an increase', async () => {
    const text = await prometheus.text();
    for (const outcome of ['sent', 'refused', 'unanswered', 'failed'])
      expect(text).toContain(`email_deliveries_total{outcome="${outcome}"} 0\n`);
    for (const kind of ['signUp', 'reset'])
      expect(text).toContain(`mail_share_spent_total{kind="${kind}"} 0\n`);
    for (const limit of ['send', 'logIn', 'formAddressDay'])
      expect(text).toContain(`rate_limit_refusals_total{limit="${limit}"} 0\n`);
    for (const route of ['logIn', 'file', 'page', '/readyz'])
      expect(text).toContain(`http_faults_total{route="${route}"} 0\n`);
    for (const status of [400, 405, 408, 413, 417, 431, 500, 501, 503])
      expect(text).toContain(`http_listener_refusals_total{status="${status}"} 0\n`);
  });

  test('can be read while the database does not answer', async () => {
    jest.spyOn(testServer.dependencies.store, 'emailCounts').mockRejectedValue(new Error('gone'));
    const text = await prometheus.text();
    expect(text).toContain('database_up 0');
    expect(text).not.toMatch(/^outbox_/m);
  });

  test('report whether the database takes writes', async () => {
    expect(await prometheus.text()).toContain('database_writable 1');
    isWritable = false;
    const text = await prometheus.text();
    expect(text).toContain('database_writable 0');
    expect(text).toContain('database_up 1');
  });

  test('leave out a disk that cannot be read, and report it once it can', async () => {
    const dataFolder = join(await mkdtemp(join(tmpdir(), 'metrics-')), 'data');
    const { dependencies, clock } = testServer;
    const connections = { counts: () => ({ open: 0, active: 0 }) };
    const { text } = makePrometheusMetrics({
      ...dependencies,
      connections,
      refusals,
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

  test('count refusals of limits and outcomes of emails', async () => {
    const { metrics } = prometheus;
    for (const wait of [0, 0.5])
      expect(await countedRateLimits({ consume: async () => wait }, metrics).consume('logIn', 'x')).toBe(
        wait,
      );
    const email = { id: '1', to: 'x@example.org', subject: '', text: '' };
    await countedMailer({ send: async () => taken }, metrics).send(email);
    const failing = countedMailer({ send: () => Promise.reject(new Error('later')) }, metrics);
    await expect(failing.send(email)).rejects.toThrow('later');
    metrics.mailShareSpent('reset');
    const text = await prometheus.text();
    expect(text).toContain('rate_limit_refusals_total{limit="logIn"} 1');
    expect(text).toContain('email_deliveries_total{outcome="sent"} 1');
    expect(text).toContain('email_deliveries_total{outcome="failed"} 1');
    expect(text).toContain('mail_share_spent_total{kind="reset"} 1');
  });

  test('counting deliveries passes on what may abort them to the mailer', async () => {
    const send = jest.fn(async () => taken);
    const sending = new AbortController();
    const email = { id: 'one', to: 'a@example.org', subject: '', text: '', html: '' };
    await countedMailer({ send }, prometheus.metrics).send(email, sending);
    expect(send).toHaveBeenCalledWith(email, sending);
  });

  test('have every name that the alerts and the dashboard use', async () => {
    await openSite();
    const text = await prometheus.text();
    const asked = ['alerts.yml', 'grafana.json'].flatMap((file) => {
      const content = readFileSync(join(process.cwd(), 'server/deploy', file), 'utf8').replaceAll(
        String.raw`\"`,
        '"',
      );
      return [...content.matchAll(/\b([a-z]\w+)\{job="site"/g)].map(([, name = '']) => name);
    });
    // `up` is Prometheus' own, and only Linux reports the open files.
    const names = new Set(asked.filter((name) => !['up', 'process_open_fds'].includes(name)));
    expect(names.size).toBeGreaterThan(15);
    const missing = [...names].filter(
      (name) => !new RegExp(`^# TYPE ${name.replace(/_(bucket|count|sum)$/, '')} `, 'm').test(text),
    );
    expect(missing).toEqual([]);
  });

  test('metrics of our own are all in the table of docs/operations.md', async () => {
    await openSite();
    const names = Array.from((await prometheus.text()).matchAll(/^# TYPE (\w+) /gm), ([, name = '']) => name);
    const ours = names.filter((name) => !/^(process|nodejs)_/.test(name));
    const table = readFileSync(join(process.cwd(), 'docs/operations.md'), 'utf8');
    expect(ours.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
  });

  test('have an alert for each gate that fires before it is full', () => {
    const { hashing, upload, download } = defaultSettings;
    const limits = {
      'gate_waiting hashing': hashing.waiting,
      'gate_waiting storing': upload.waiting,
      'gate_running uploads': upload.total,
      'gate_running downloads': download.total,
    };
    const rules = readFileSync(join(process.cwd(), 'server/deploy/alerts.yml'), 'utf8');
    const found = rules.matchAll(/\b(gate_\w+)\{job="site", gate="(\w+)"\} > (\d+)/g);
    const thresholds = new Map(
      Array.from(found, ([, name, gate, value]) => [`${name} ${gate}`, Number(value)]),
    );
    expect([...thresholds.keys()]).toEqual(Object.keys(limits));
    for (const [gate, limit] of Object.entries(limits)) expect(thresholds.get(gate)).toBeLessThan(limit);
  });

  test('count an upload while it arrives', async () => {
    const { token: login } = await signUpAndLogIn(testServer);
    const site = await openSite();
    const arriving = new TransformStream<Uint8Array>();
    const answer = site.request('/api/form/job-application', {
      method: 'POST',
      headers: { Authorization: `Bearer ${login}`, 'Content-Type': 'multipart/form-data; boundary=x' },
      body: arriving.readable,
      duplex: 'half',
    } as RequestInit);
    const writer = arriving.writable.getWriter();
    await writer.write(new TextEncoder().encode('--x\r\n'));
    expect(await prometheus.text()).toContain('gate_running{gate="uploads"} 1');
    await writer.close();
    expect((await answer).status).toBe(400);
    expect(await prometheus.text()).toContain('gate_running{gate="uploads"} 0');
  });
});

describe('the address of the metrics', () => {
  const ask = async (authorization?: string, given?: string) => {
    const headers = new Headers(authorization === undefined ? [] : [['Authorization', authorization]]);
    return (await openSite(given)).request('/metrics', { headers });
  };

  test('answers a request with the token', async () => {
    const response = await ask(`Bearer ${token}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).toContain('http_requests_total');
  });

  test.each(['bearer', 'BEARER'])('accepts the scheme as “%s”, too', async (scheme) => {
    expect((await ask(`${scheme} ${token}`)).status).toBe(200);
  });

  test.each<[string | undefined, string | undefined]>([
    [undefined, undefined],
    ['Bearer wrong', undefined],
    [`Bearer ${token.toUpperCase()}`, undefined],
    [`Basic ${token}`, undefined],
    [token, undefined],
    [undefined, ''],
    ['Bearer ', ''],
    ['Bearer', ''],
  ])(
    'is answered like an address that does not exist with the authorization “%s”',
    async (authorization, given) => {
      const response = await ask(authorization, given);
      const other = await (await openSite()).request('/nothing');
      expect(response.status).toBe(other.status);
      expect(await response.text()).toBe(await other.text());
    },
  );
});
