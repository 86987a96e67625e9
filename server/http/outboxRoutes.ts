import { Hono } from 'hono';
import type { Dependencies } from '../api/dependencies.ts';
import type { ApiEnv } from '../api/http/handler.ts';
import type { Settings } from '../api/settings.ts';
import { renderEmail } from '../email/templates.ts';
import { outboxContentSecurityPolicy, outboxPage } from './outboxPage.ts';
import type { RenderedEmail } from './outboxPage.ts';

const shownEmails = 200;

/** The newest emails rendered, but for those that have nothing to say and will not be sent. */
export async function renderOutbox(
  { store, secrets, clock }: Pick<Dependencies, 'store' | 'secrets' | 'clock'>,
  settings: Settings,
): Promise<RenderedEmail[]> {
  const stored = await store.latestEmails(shownEmails);
  const rendered = await Promise.all(
    stored.map(async (row): Promise<RenderedEmail[]> => {
      const email = await renderEmail(row, { store, secrets, clock, settings });
      if (!email) return [];
      const createdAt = new Date(row.created_at).toISOString();
      return [{ ...email, template: row.template, createdAt, state: row.state }];
    }),
  );
  return rendered.flat();
}

/** For whoever sits at this computer, because emails hold codes: to everybody else the page does not exist. */
export function makeOutboxRoutes(
  dependencies: Pick<Dependencies, 'store' | 'secrets' | 'clock'>,
  settings: Settings,
): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.get('/outbox.json', async (c, next) => {
    if (!c.env?.direct) return next();
    c.header('Cache-Control', 'no-store');
    return c.json(await renderOutbox(dependencies, settings));
  });
  app.get('/outbox', async (c, next) => {
    if (!c.env?.direct) return next();
    c.header('Cache-Control', 'no-store');
    c.header('Content-Security-Policy', outboxContentSecurityPolicy);
    return c.html(outboxPage(await renderOutbox(dependencies, settings)));
  });
  return app;
}
