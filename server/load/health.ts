import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { signUpAndLogIn, signUpSenders } from '../faults/accounts.ts';
import { hurryEmails } from '../faults/database.ts';
import { watchMemory } from '../faults/measure.ts';
import { spawnProgram } from '../faults/process.ts';
import type { ServerProcess } from '../faults/process.ts';
import { startMuteRelay } from '../faults/relay.ts';
import { relayed } from '../faults/starts.ts';
import { feedback, login, otherStatuses, resume, start } from './bench.ts';
import type { Bench } from './bench.ts';
import { runJob } from './job.ts';

/** Measures `/healthz` during some trouble. One run, all of which counts: the best of three would hide the delays. */
async function healthDuring(
  bench: Bench,
  what: string,
  server: ServerProcess,
  trouble: Promise<unknown>,
): Promise<void> {
  const memory = watchMemory(server);
  const health = await runJob({ url: server.url, path: '/healthz', connections: 1, seconds: 8, pause: 10 });
  await trouble;
  const peak = memory.stop();
  bench.report({
    what: `/healthz during ${what}, p99`,
    wanted: '≤ 250 ms',
    seen: `${health.p99.toFixed(0)} ms, worst ${health.worst.toFixed(0)} ms${otherStatuses(health, 200)}`,
    ok: health.p99 <= 250 && otherStatuses(health, 200) === '',
  });
  bench.report({
    what: `memory during ${what}`,
    wanted: '≤ 400 MB',
    seen: `${peak.toFixed(0)} MB`,
    ok: peak <= 400,
  });
  await server.kill('SIGKILL');
}

export async function healthLoginFlood(bench: Bench): Promise<void> {
  const server = await start(bench);
  const flood = runJob({
    ...login('nobody%n@example.org', 'wrong words'),
    url: server.url,
    connections: 200,
    seconds: 9,
  });
  await healthDuring(bench, 'a login flood of 200 connections', server, flood);
}

export async function healthUploads(bench: Bench): Promise<void> {
  const server = await start(bench);
  const uploads = runJob({
    ...resume,
    fileSize: 4_900_000,
    url: server.url,
    senders: await signUpSenders(server, 8),
    connections: 16,
    seconds: 9,
  });
  await healthDuring(bench, 'uploads of 4.9 MB on 16 connections', server, uploads);
}

export async function healthLock(bench: Bench): Promise<void> {
  const server = await start(bench);
  const token = await signUpAndLogIn(server);
  const program = path.join(import.meta.dirname, '../faults/lockHolder.ts');
  const holder = spawnProgram(
    process.execPath,
    [program, path.join(bench.folder, 'data/app.db'), '10'],
    process.env,
  );
  const released = once(holder, 'exit');
  if (holder.stdout) await once(holder.stdout, 'data');
  const forms = runJob({ ...feedback, url: server.url, token, connections: 6, seconds: 9 });
  await healthDuring(bench, 'a locked database', server, Promise.all([forms, released]));
}

export async function healthRelay(bench: Bench): Promise<void> {
  const first = await start(bench);
  const token = await signUpAndLogIn(first);
  await runJob({ ...feedback, url: first.url, token, connections: 8, seconds: 1 });
  await first.kill('SIGTERM');
  await hurryEmails(path.join(bench.folder, 'data/app.db'));
  const mute = await startMuteRelay();
  const server = await start(bench, { ...relayed, SMTP_URL: mute.url });
  await healthDuring(bench, 'a relay that answers nothing', server, sleep(9000));
  await mute.close();
}
