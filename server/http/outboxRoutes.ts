import { Hono } from 'hono';
import type { Context } from 'hono';
import type { Dependencies } from '../api/dependencies.ts';
import type { Settings } from '../api/settings.ts';
import { renderEmail } from '../email/templates.ts';
import { isLoopback } from './clientAddress.ts';
import { outboxContentSecurityPolicy, outboxPage } from './outboxPage.ts';
import type { RenderedEmail } from './outboxPage.ts';

const shownEmails = 200;

/** The newest emails rendered, but for those that have nothing to say and will not be sent. */
export async function renderOutbox(
  { store, secrets }: Pick<Dependencies, 'store' | 'secrets'>,
  settings: Settings,
): Promise<RenderedEmail[]> {
  const stored = await store.latestEmails(shownEmails);
  const rendered = await Promise.all(
    stored.map(async (row): Promise<RenderedEmail[]> => {
      const email = await renderEmail(row, { store, secrets, settings });
      if (!email) return [];
      const createdAt = new Date(row.created_at).toISOString();
      return [{ ...email, template: row.template, createdAt, state: row.state }];
    }),
  );
  return rendered.flat();
}

/** For development on this computer only, because emails hold codes. */
export function makeOutboxRoutes(
  dependencies: Pick<Dependencies, 'store' | 'secrets'>,
  settings: Settings,
): Hono {
  // A foreign name that points at this computer would let a foreign page read along.
  const isAskedHere = (c: Context): boolean => isLoopback(new URL(c.req.url).hostname);
  const app = new Hono();
  for (const path of ['/outbox', '/outbox.json'])
    app.use(path, async (c, next) => {
      await next();
      c.header('Cache-Control', 'no-store');
    });

  app.get('/outbox.json', async (c, next) =>
    isAskedHere(c) ? c.json(await renderOutbox(dependencies, settings)) : next(),
  );
  app.get('/outbox', async (c, next) => {
    if (!isAskedHere(c)) return next();
    c.header('Content-Security-Policy', outboxContentSecurityPolicy);
    return c.html(outboxPage(await renderOutbox(dependencies, settings)));
  });
  return app;
}
