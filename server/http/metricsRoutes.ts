import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';

/** The media type of Prometheus' text format. */
export const metricsType = 'text/plain; version=0.0.4; charset=utf-8';

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Serves /metrics to callers with the token; for all others the address does not exist. */
export function makeMetricsRoutes({ token, text }: { token: string; text: () => Promise<string> }): Hono {
  const expected = digestOf(`Bearer ${token}`);
  const app = new Hono();
  app.get('/metrics', async (c, next) => {
    // The scheme may be written in any case (RFC 9110, 11.1), as for the API; the token may not.
    const given = digestOf((c.req.header('authorization') ?? '').replace(/^bearer /i, 'Bearer '));
    if (!timingSafeEqual(given, expected)) return next();
    return c.body(await text(), 200, { 'Content-Type': metricsType, 'Cache-Control': 'no-store' });
  });
  return app;
}
