import { Hono } from 'hono';
import type { Dependencies } from '../dependencies.ts';
import { makeCachedRead } from './cachedRead.ts';

/**
 * What whoever runs the server asks it: is it alive, may it be sent work? Anybody can ask, so the answer is one word; a
 * relay in trouble delays emails and stops nobody's work, so it is for the metrics to tell.
 */
export function makeHealthRoutes(
  { store, monotonicClock }: Pick<Dependencies, 'store' | 'monotonicClock'>,
  isDraining: () => boolean,
): Hono {
  const probe = makeCachedRead(async () => {
    await store.probe();
    return 'ready' as const;
  }, monotonicClock);
  const app = new Hono();
  for (const path of ['/healthz', '/readyz'])
    app.use(path, async (c, next) => {
      await next();
      c.res.headers.set('Cache-Control', 'no-store');
    });

  app.get('/healthz', (c) => c.json({ status: 'ok' }));

  app.get('/readyz', async (c) => {
    const status = isDraining() ? 'draining' : ((await probe()) ?? 'unavailable');
    return c.json({ status }, status === 'ready' ? 200 : 503);
  });
  return app;
}
