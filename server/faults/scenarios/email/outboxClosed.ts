import { signUpAndLogIn } from '../../accounts.ts';
import { request } from '../../client.ts';
import { oneEngine } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';
import type { ServerProcess } from '../../process.ts';
import { checkRefused } from '../../starts.ts';

/** Headers of proxies; one of them is enough to know that the caller need not be on this computer. */
const proxyHeaders: Record<string, string> = {
  'X-Forwarded-For': '203.0.113.9',
  'X-Forwarded-Host': 'example.org',
  'X-Forwarded-Proto': 'https',
  Forwarded: 'for=203.0.113.9',
  'X-Real-IP': '203.0.113.9',
  Via: '1.1 proxy',
};

async function showsEmails(server: ServerProcess, headers: Record<string, string>): Promise<boolean> {
  for (const path of ['/outbox', '/outbox.json']) {
    const { status, text } = await request(server, path, { headers });
    if (status === 200 && /code|@example\.org/.test(text)) return true;
  }
  return false;
}

async function run(context: Context): Promise<void> {
  const { spawn, check, environment } = context;
  const shown = await spawn();
  await signUpAndLogIn(shown);
  const direct = await showsEmails(shown, {});
  check(
    'OUTBOX=on, a direct request of this computer: emails are shown',
    direct ? 'shows emails' : 'closed',
    direct,
  );
  for (const [name, value] of Object.entries(proxyHeaders)) {
    const seen = await showsEmails(shown, { [name]: value, Host: 'localhost' });
    check(`OUTBOX=on, ${name} and Host: localhost: closed`, seen ? 'shows emails' : 'closed', !seen);
  }
  const foreign = await showsEmails(shown, { Host: 'rebound.example.org' });
  check('OUTBOX=on, a foreign Host: closed', foreign ? 'shows emails' : 'closed', !foreign);
  await shown.kill('SIGTERM');

  const { OUTBOX: _switch, ...plain } = environment;
  for (const [what, env] of Object.entries<Record<string, string>>({
    'no settings': {},
    TRUST_PROXY: { TRUST_PROXY: '1' },
    'an https PUBLIC_URL': { PUBLIC_URL: 'https://example.org' },
  })) {
    const server = await spawn({ ...plain, OUTBOX: '', ...env });
    const seen = await showsEmails(server, { Host: 'localhost' });
    check(`without OUTBOX, ${what}: closed`, seen ? 'shows emails' : 'closed', !seen);
    await server.kill('SIGTERM');
  }
  for (const [what, env] of Object.entries<Record<string, string>>({
    SMTP_URL: { SMTP_URL: 'smtp://127.0.0.1:2525' },
    'an https PUBLIC_URL': { PUBLIC_URL: 'https://example.org' },
    TRUST_PROXY: { TRUST_PROXY: '1' },
    'NODE_ENV=production': { NODE_ENV: 'production', RATE_LIMITS: 'on' },
  }))
    await checkRefused(context, `OUTBOX=on with ${what}`, env);
  await checkRefused(context, 'NODE_ENV=Production', { NODE_ENV: 'Production', OUTBOX: '' });
}

/** The outbox page has codes, so it must be closed to strangers, with any proxy and any settings. */
export const outboxClosed: Scenario = { limit: 90, engines: oneEngine, run };
