import { tmpdir } from 'node:os';
import { makeSite } from '../../server/http/site.ts';
import { makePrometheusMetrics } from '../../server/metrics/prometheus.ts';
import { makeTestServer } from '../testServer.ts';

export const metricsToken = 'a token of the operator';

/**
 * A test server whose site is measured. `refusals` are those of the listener by status, and `database.isWritable` is what
 * the check of the database found; both may be changed.
 */
export async function makeMeasuredSite() {
  const testServer = await makeTestServer();
  const { store, monotonicClock } = testServer.dependencies;
  const refusals = new Map<number, number>();
  const database = { isWritable: true };
  const prometheus = makePrometheusMetrics({
    store,
    clock: testServer.clock,
    monotonicClock,
    connections: { counts: () => ({ open: 3, active: 2 }) },
    refusals,
    isWritable: () => database.isWritable,
    dataFolder: tmpdir(),
  });
  return {
    testServer,
    refusals,
    database,
    prometheus,
    /** Makes the site. An empty token stands for an operator who has set none. */
    openSite: (token = metricsToken) =>
      makeSite({ ...testServer.dependencies, metrics: prometheus.metrics }, testServer.settings, {
        siteFolder: 'nowhere',
        showOutbox: false,
        isDraining: () => false,
        isWritable: () => true,
        metrics: { text: prometheus.text, token },
      }),
  };
}
