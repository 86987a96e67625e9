import { Readable } from 'node:stream';
import { Hono } from 'hono';
import type { Dependencies } from '../../api/dependencies.ts';
import { attachmentNamed } from '../../api/http/attachment.ts';
import type { ApiContext, ApiEnv } from '../../api/http/handler.ts';
import type { Settings } from '../../common/settings.ts';
import type { Email } from '../../email/email.ts';
import type { OutboxEmail } from '../../store/outboxEmail.ts';
import { renderEmail } from '../../email/templates.ts';
import { outboxContentSecurityPolicy, outboxPage } from './outboxPage.ts';
import type { RenderedEmail } from './outboxPage.ts';
import { shownEmail, shownEmailContentSecurityPolicy } from './shownEmail.ts';

const shownEmails = 200;

type Needed = Pick<Dependencies, 'store' | 'secrets' | 'clock'>;

function renderedOf(
  { html: _html, attachments = [], ...email }: Email,
  { template, state, created_at: createdAt }: OutboxEmail,
): RenderedEmail {
  return {
    ...email,
    template,
    state,
    createdAt: new Date(createdAt).toISOString(),
    attachments: attachments.map(({ name, type, size }) => ({ name, type, size })),
  };
}

/** Renders the newest emails, leaving out those that have become pointless and will not be sent. */
export async function renderOutbox(needed: Needed, settings: Settings): Promise<RenderedEmail[]> {
  const stored = await needed.store.latestEmails(shownEmails);
  const rendered = await Promise.all(
    stored.map(async (row): Promise<RenderedEmail[]> => {
      const email = await renderEmail(row, { ...needed, settings });
      return email ? [renderedOf(email, row)] : [];
    }),
  );
  return rendered.flat();
}

/** Renders the email with this id; null unless it is one of the newest and has something to say. */
async function emailById(id: string, needed: Needed, settings: Settings): Promise<Email | null> {
  const row = (await needed.store.latestEmails(shownEmails)).find((email) => email.id === id);
  return row ? renderEmail(row, { ...needed, settings }) : null;
}

/** Serves the outbox to direct requests only, because emails hold codes; for all others it does not exist. */
export function makeOutboxRoutes(needed: Needed, settings: Settings): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();

  /** `answer` returns undefined for what does not exist. */
  const get = (path: string, answer: (c: ApiContext) => Promise<Response | undefined>) =>
    app.get(path, async (c, next) => {
      const answered = c.env?.direct ? await answer(c) : undefined;
      if (!answered) return next();
      answered.headers.set('Cache-Control', 'no-store');
      return answered;
    });

  get('/outbox.json', async (c) => c.json(await renderOutbox(needed, settings)));
  get('/outbox', async (c) => {
    c.header('Content-Security-Policy', outboxContentSecurityPolicy);
    return c.html(outboxPage(await renderOutbox(needed, settings)));
  });
  get('/outbox/:id', async (c) => {
    const email = await emailById(c.req.param('id') ?? '', needed, settings);
    if (email?.html === undefined) return undefined;
    c.header('Content-Security-Policy', shownEmailContentSecurityPolicy);
    return c.html(shownEmail(email.html));
  });
  get('/outbox/:id/:number', async (c) => {
    const email = await emailById(c.req.param('id') ?? '', needed, settings);
    const attachment = email?.attachments?.[Number(c.req.param('number'))];
    if (!attachment) return undefined;
    c.header('Content-Type', attachment.type);
    c.header('Content-Disposition', attachmentNamed(attachment.name));
    return c.body(Readable.toWeb(Readable.from(attachment.open(), { objectMode: false })) as ReadableStream);
  });
  return app;
}
