import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../../tooling/machine/freePort.ts';
import { signUpAndLogIn } from '../../client.ts';
import { countOf, hurryEmails, rowsOf } from '../../database.ts';
import { within } from '../../measure.ts';
import type { ServerProcess } from '../../process.ts';
import { startMuteRelay } from '../../relay.ts';
import { bothEngines } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';
import { relayed } from '../../starts.ts';
import { submit } from '../../submissions.ts';

const emailCount = 300;

async function secondsToStop(server: ServerProcess): Promise<number | null> {
  const startedAt = performance.now();
  server.signal('SIGTERM');
  const code = await within(
    25_000,
    server.ended.then((exit) => exit ?? -1),
  );
  if (code === null) await server.kill('SIGKILL');
  return code === null ? null : (performance.now() - startedAt) / 1000;
}

async function run({ spawn, check, relay, database, defer }: Context): Promise<void> {
  const first = await spawn();
  const token = await signUpAndLogIn(first);
  await rowsOf(database, `update outbox set state = 'sent'`);
  for (let count = 0; count < emailCount / 2; count += 1) await submit(first, token, { turn: 1 });
  await first.kill('SIGTERM');

  const mute = await startMuteRelay();
  defer(() => mute.close());
  await hurryEmails(database);
  const silent = await spawn({ ...relayed, SMTP_URL: mute.url });
  await sleep(3000);
  const muteSeconds = await secondsToStop(silent);
  check(
    'mute relay: exit ≤ 10 s',
    muteSeconds === null ? 'still there after 25 s' : `${muteSeconds.toFixed(1)} s`,
    muteSeconds !== null && muteSeconds <= 10.5,
  );

  const port = await freePort();
  const slow = await relay(() => 'take', { port, delay: 500 });
  await hurryEmails(database);
  const server = await spawn({ ...relayed, SMTP_URL: slow.url });
  while (slow.received.length < 4) await sleep(50);
  const slowSeconds = await secondsToStop(server);
  check(
    'slow relay: exit ≤ 10 s',
    slowSeconds === null ? 'still there after 25 s' : `${slowSeconds.toFixed(1)} s`,
    slowSeconds !== null && slowSeconds <= 10.5,
  );
  await slow.close();

  // What the stopped one had leased is free at once; later a lease is somebody's who is sending.
  await hurryEmails(database);
  const quick = await relay(() => 'take', { port });
  const second = await spawn({ ...relayed, SMTP_URL: quick.url });
  const unsent = (): Promise<number> => countOf(database, `outbox where state <> 'sent'`);
  for (let waited = 0; waited < 60 && (await unsent()) > 0; waited += 1) await sleep(1000);
  await second.kill('SIGTERM');
  const all = [...slow.received, ...quick.received];
  const ids = new Set(all.map(({ messageId }) => messageId));
  check(`${emailCount} emails: none lost`, `${ids.size} arrived`, ids.size === emailCount);
  check('none twice', `${all.length - ids.size} twice`, all.length === ids.size);
}

/** SIGTERM with a full outbox and a relay that is slow or says nothing. */
export const stopWithMail: Scenario = { limit: 180, engines: bothEngines, run };
