import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { apiBase } from '../../contract/calls.ts';
import type { Clock, Metrics } from '../common/interfaces.ts';

/**
 * Counts requests by the pattern of the route that answered them (`page` for all wildcards), except those of the API,
 * which counts by call.
 */
export const countRequests =
  (metrics: Metrics, clock: Clock): MiddlewareHandler =>
  async (c, next) => {
    const start = clock.now();
    await next();
    const pattern = routePath(c);
    if (pattern.startsWith(apiBase)) return;
    const route = pattern.includes('*') ? 'page' : pattern;
    metrics.request(route, c.req.method, c.res.status, clock.now() - start);
  };
