import { Hono } from 'hono';
import type { Context } from 'hono';
import { isLoopback } from './clientAddress.ts';
import { letterOf } from '../email/templates.ts';
import type { Policy } from '../api/settings.ts';
import type { Ports } from '../api/dependencies.ts';
import { outboxPage, outboxPolicy } from './outboxPage.ts';
import type { ShownLetter } from './outboxPage.ts';

const shownLetters = 200;

/** The newest letters in words, but for those that have nothing to say and will not be sent. */
export async function shownLettersOf(
  { store, secrets }: Pick<Ports, 'store' | 'secrets'>,
  policy: Policy,
): Promise<ShownLetter[]> {
  const stored = await store.letters(shownLetters);
  const shown = await Promise.all(
    stored.map(async (row): Promise<ShownLetter[]> => {
      const letter = await letterOf(row, { store, secrets, policy });
      if (!letter) return [];
      const createdAt = new Date(row.created_at).toISOString();
      return [{ ...letter, template: row.template, createdAt, state: row.state }];
    }),
  );
  return shown.flat();
}

/** What whoever runs the server asks it. `showOutbox` only where nobody else can look: the letters hold codes. */
export function makeOps(
  ports: Pick<Ports, 'store' | 'secrets' | 'clock'>,
  policy: Policy,
  { showOutbox, isDraining }: { showOutbox: boolean; isDraining: () => boolean },
): Hono {
  const app = new Hono();
  for (const path of ['/healthz', '/readyz', '/outbox', '/outbox.json'])
    app.use(path, async (c, next) => {
      await next();
      c.header('Cache-Control', 'no-store');
    });

  app.get('/healthz', (c) => c.json({ status: 'ok' }));

  app.get('/readyz', async (c) => {
    if (isDraining()) return c.json({ status: 'draining' }, 503);
    try {
      await ports.store.probe(ports.clock.now());
      // A relay in trouble delays letters and stops nobody's work, so it shows here and changes nothing.
      return c.json({ status: 'ready', letters: await ports.store.letterCounts() });
    } catch {
      return c.json({ status: 'unavailable' }, 503);
    }
  });

  if (showOutbox) {
    // A foreign name that points at this computer would let a foreign page read along.
    const isAskedHere = (c: Context): boolean => isLoopback(new URL(c.req.url).hostname);
    app.get('/outbox.json', async (c, next) =>
      isAskedHere(c) ? c.json(await shownLettersOf(ports, policy)) : next(),
    );
    app.get('/outbox', async (c, next) => {
      if (!isAskedHere(c)) return next();
      c.header('Content-Security-Policy', outboxPolicy);
      return c.html(outboxPage(await shownLettersOf(ports, policy)));
    });
  }
  return app;
}
