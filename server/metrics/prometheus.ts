import { statfs } from 'node:fs/promises';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { calls } from '../../contract/calls.ts';
import { keysOf } from '../../contract/keysOf.ts';
import type { Clock, Load, Metrics } from '../common/interfaces.ts';
import type { Connections } from '../http/connections/connections.ts';
import type { Refusals } from '../http/connections/listener.ts';
import { makeCachedRead } from '../http/cachedRead.ts';
import { refusedStatuses } from '../http/refusals.ts';
import { defaultSettings } from '../common/settings.ts';
import type { Store } from '../store/store.ts';

/** Seconds; from a page that is served from memory to the longest that a visitor would wait. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export type MetricsSources = {
  store: Pick<Store, 'emailCounts' | 'oldestQueuedAt'>;
  clock: Clock;
  monotonicClock: Clock;
  connections: Pick<Connections, 'counts'>;
  refusals: Refusals;
  /** Whether the database has taken the latest write (server/http/writeCheck.ts). */
  isWritable: () => boolean;
  /** The free space on its disk is reported. */
  dataFolder: string;
};

function addGauge<Label extends string = never>(
  registry: Registry,
  name: string,
  help: string,
  collect: (this: Gauge<Label>) => void | Promise<void>,
  labelNames: readonly Label[] = [],
): void {
  registry.registerMetric(new Gauge({ name, help, collect, labelNames, registers: [] }));
}

/** Routes that can answer with an error of the server. */
const faultyRoutes = [...Object.keys(calls), 'file', 'page', '/readyz'];

/**
 * Adds a counter by one label. Its values are known in advance, and start at 0: Prometheus would see no increase in one
 * that first appears with 1.
 */
function addCounter<Value extends string>(
  registry: Registry,
  name: string,
  help: string,
  labelName: string,
  values: readonly Value[],
): (value: Value) => void {
  const counter = new Counter({ name, help, labelNames: [labelName], registers: [registry] });
  for (const value of values) counter.labels(value).inc(0);
  return (value) => counter.labels(value).inc();
}

/** Counters of this process since its start, with fixed words as labels. */
function makeCounters(registry: Registry): Omit<Metrics, 'watchLoad'> {
  const registers = [registry];
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Responses by route, method and status',
    labelNames: ['route', 'method', 'status'] as const,
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request head to the response head',
    labelNames: ['route'] as const,
    buckets,
    registers,
  });
  const countFault = addCounter<string>(
    registry,
    'http_faults_total',
    'Responses with status 500 or higher (server errors), by route',
    'route',
    faultyRoutes,
  );
  return {
    request(route, method, status, milliseconds) {
      requests.inc({ route, method, status });
      durations.observe({ route }, milliseconds / 1000);
      if (status >= 500) countFault(route);
    },
    rateLimitRefused: addCounter(
      registry,
      'rate_limit_refusals_total',
      'API calls refused by a rate limit, by limit',
      'limit',
      keysOf(defaultSettings.rateLimits),
    ),
    delivery: addCounter(
      registry,
      'email_deliveries_total',
      'Delivery attempts by outcome: failed ones are retried, unanswered ones twice, refused emails are dead',
      'outcome',
      ['sent', 'refused', 'unanswered', 'failed'],
    ),
    mailShareSpent: addCounter(
      registry,
      'mail_share_spent_total',
      'Codes refused or held back because their kind has used up its share of MAIL_PER_DAY',
      'kind',
      keysOf(defaultSettings.mailShares),
    ),
  };
}

/** Adds the open connections of the listener, and the requests that it refused by itself. */
function addListener(
  registry: Registry,
  { connections, refusals }: Pick<MetricsSources, 'connections' | 'refusals'>,
): void {
  addGauge(registry, 'http_requests_in_flight', 'Requests without a response yet', function collect() {
    this.set(connections.counts().active);
  });
  addGauge(registry, 'http_connections_open', 'Open connections', function collect() {
    this.set(connections.counts().open);
  });
  registry.registerMetric(
    new Counter({
      name: 'http_listener_refusals_total',
      help: 'Requests refused or cut off by the listener, before the application, by status',
      labelNames: ['status'] as const,
      registers: [],
      collect() {
        this.reset();
        for (const status of refusedStatuses) this.inc({ status }, 0);
        for (const [status, count] of refusals) this.inc({ status }, count);
      },
    }),
  );
}

/** Adds each load that is registered by `watchLoad`. Their label is `gate`, which alerts and boards in use depend on. */
function addLoads(registry: Registry): Pick<Metrics, 'watchLoad'> {
  const loads = new Map<string, () => Load>();
  const gateGauge = (which: keyof Load, help: string) =>
    addGauge(
      registry,
      `gate_${which}`,
      help,
      function collect() {
        for (const [gate, load] of loads) this.set({ gate }, load()[which]);
      },
      ['gate'],
    );
  gateGauge('running', 'Jobs and transfers under way, by what limits them');
  gateGauge('waiting', 'Jobs that wait for their turn, by what limits them');
  return { watchLoad: (name, load) => void loads.set(name, load) };
}

type DatabaseSources = Pick<MetricsSources, 'store' | 'clock' | 'monotonicClock' | 'isWritable'>;

/** Adds whether the database answers and takes writes, and the emails by state. */
function addDatabase(
  registry: Registry,
  { store, clock, monotonicClock, isWritable }: DatabaseSources,
): void {
  const outbox = makeCachedRead(
    async () => ({ counts: await store.emailCounts(), oldest: await store.oldestQueuedAt() }),
    monotonicClock,
  );
  addGauge(
    registry,
    'database_up',
    '1 if the database answered the latest query of the metrics, else 0',
    async function collect() {
      this.set((await outbox()) ? 1 : 0);
    },
  );
  addGauge(
    registry,
    'database_writable',
    '1 if the latest write of the server’s own check reached the disk, else 0',
    function collect() {
      this.set(isWritable() ? 1 : 0);
    },
  );
  addGauge(
    registry,
    'outbox_emails',
    'Emails in the outbox by state',
    async function collect() {
      this.reset();
      const answer = await outbox();
      // As with the counters, Prometheus would see no increase in a number that first appears with the first dead email.
      const counts: Record<string, number> = answer ? { queued: 0, dead: 0, ...answer.counts } : {};
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
    },
    ['state'],
  );
  addGauge(
    registry,
    'outbox_oldest_queued_seconds',
    'Age of the oldest queued email',
    async function collect() {
      const answer = await outbox();
      if (answer)
        this.set(answer.oldest === undefined ? 0 : Math.max(0, (clock.now() - answer.oldest) / 1000));
      else this.remove();
    },
  );
}

function addDisk(
  registry: Registry,
  { dataFolder, monotonicClock }: Pick<MetricsSources, 'dataFolder' | 'monotonicClock'>,
): void {
  const disk = makeCachedRead(() => statfs(dataFolder), monotonicClock);
  addGauge(
    registry,
    'data_disk_free_bytes',
    'Free space for this user on the disk of DATA_DIR',
    async function collect() {
      const room = await disk();
      if (room) this.set(room.bavail * room.bsize);
      else this.remove();
    },
  );
}

/**
 * What Prometheus reads: counters of this process, and the state of the outbox and the disk, at most a second old.
 * Values that cannot be read at the moment are left out: a 0 would mean that no email waits, or that the disk is full.
 */
export function makePrometheusMetrics(sources: MetricsSources): {
  metrics: Metrics;
  text: () => Promise<string>;
} {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addListener(registry, sources);
  addDatabase(registry, sources);
  addDisk(registry, sources);
  const metrics = { ...makeCounters(registry), ...addLoads(registry) };
  return { metrics, text: () => registry.metrics() };
}
