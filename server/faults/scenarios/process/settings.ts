import { oneEngine } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';
import { checkRefused, production, relayed, tryStart } from '../../starts.ts';

const relay = { ...production, ...relayed, SMTP_URL: 'smtps://user:password@mail.example.org' };

const refused: Record<string, Record<string, string>> = {
  'production with a relay and no PUBLIC_URL': relay,
  'production with a relay and PUBLIC_URL=http://localhost:8080': {
    ...relay,
    PUBLIC_URL: 'http://localhost:8080',
  },
  'SMTP_URL=smtp://': { SMTP_URL: 'smtp://', OUTBOX: 'off' },
  'SMTP_URL=smtp:x': { SMTP_URL: 'smtp:x', OUTBOX: 'off' },
  'DATABASE_URL=postgres://': { DATABASE_URL: 'postgres://' },
  'credentials in PUBLIC_URL': { PUBLIC_URL: 'https://user:password@example.org', OUTBOX: 'off' },
  'a query in PUBLIC_URL': { PUBLIC_URL: 'https://example.org/?x=1', OUTBOX: 'off' },
  'NODE_ENV=prod': { NODE_ENV: 'prod' },
  'an invalid HOST': { HOST: 'not a host', RATE_LIMITS: 'on', OUTBOX: 'off' },
};

async function run(context: Context): Promise<void> {
  for (const [what, env] of Object.entries(refused)) await checkRefused(context, what, env);
  const good = await tryStart(context, { ...relay, PUBLIC_URL: 'https://example.org' });
  context.check(
    'production with all required settings: starts',
    good.started ? 'started' : good.says.slice(0, 90),
    good.started,
  );
}

/** Settings that cannot be intended stop the start with a message. */
export const settings: Scenario = { limit: 60, engines: oneEngine, run };
