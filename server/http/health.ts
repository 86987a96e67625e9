import { Hono } from 'hono';
import type { Dependencies } from '../api/dependencies.ts';

/** What whoever runs the server asks it: is it alive, may it be sent work? */
export function makeHealthRoutes({ store }: Pick<Dependencies, 'store'>, isDraining: () => boolean): Hono {
  const app = new Hono();
  for (const path of ['/healthz', '/readyz'])
    app.use(path, async (c, next) => {
      await next();
      c.header('Cache-Control', 'no-store');
    });

  app.get('/healthz', (c) => c.json({ status: 'ok' }));

  app.get('/readyz', async (c) => {
    if (isDraining()) return c.json({ status: 'draining' }, 503);
    try {
      await store.probe();
      // A relay in trouble delays emails and stops nobody's work, so it shows here and changes nothing.
      return c.json({ status: 'ready', letters: await store.emailCounts() });
    } catch {
      return c.json({ status: 'unavailable' }, 503);
    }
  });
  return app;
}
