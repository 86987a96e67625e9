import { Hono } from 'hono';
import type { Dependencies } from '../api/dependencies.ts';
import { makeCachedRead } from './cachedRead.ts';

export type HealthSources = {
  isDraining: () => boolean;
  /** Whether the database has taken the latest write (writeCheck.ts). */
  isWritable: () => boolean;
};

/**
 * /healthz for whether the process is alive, and /readyz for whether it can be sent requests. Anybody can ask, so the
 * answer is one word, and asking writes nothing. A failing mail relay does not make the server unready: it only delays
 * emails, and the metrics report it.
 */
export function makeHealthRoutes(
  { store, monotonicClock }: Pick<Dependencies, 'store' | 'monotonicClock'>,
  { isDraining, isWritable }: HealthSources,
): Hono {
  const probe = makeCachedRead(async () => {
    await store.probe();
    return true;
  }, monotonicClock);

  async function readiness(): Promise<'draining' | 'ready' | 'unavailable'> {
    if (isDraining()) return 'draining';
    return isWritable() && (await probe()) ? 'ready' : 'unavailable';
  }

  const app = new Hono();
  for (const path of ['/healthz', '/readyz'])
    app.use(path, async (c, next) => {
      await next();
      c.res.headers.set('Cache-Control', 'no-store');
    });

  app.get('/healthz', (c) => c.json({ status: 'ok' }));

  app.get('/readyz', async (c) => {
    const status = await readiness();
    return c.json({ status }, status === 'ready' ? 200 : 503);
  });
  return app;
}
