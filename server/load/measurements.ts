import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { person, signUpAndLogIn } from '../faults/client.ts';
import { hurryLetters } from '../faults/database.ts';
import { watchMemory } from '../faults/measure.ts';
import { spawnProgram, spawnServer } from '../faults/process.ts';
import type { ServerProcess } from '../faults/process.ts';
import { startMuteRelay } from '../faults/relay.ts';
import { relayed } from '../faults/starts.ts';
import { bareInserts, startBareHttp } from './bare.ts';
import { runJob } from './job.ts';
import type { Job, JobResult } from './job.ts';

export type Figure = { what: string; wanted: string; seen: string; ok: boolean };
type Bench = { folder: string; site: string; report(figure: Figure): void };

const windows = 3;
/** Seconds of one window. */
const window = 4;

const feedback = {
  call: 'submitFeedback',
  body: JSON.stringify({
    name: 'Meena %n',
    email: person.email,
    message: 'The drawings are lovely. '.repeat(8),
  }),
} as const;
const jobFields = {
  name: 'Meena %n',
  email: person.email,
  phone: '+91 98400 12345',
  jobType: 'Full-Time',
  role: 'Backend Architect',
  education: 'BSc',
  experience: '3',
};
const resume = { call: 'submitJobApplication', body: JSON.stringify(jobFields) } as const;
const login = (email: string, password: string) =>
  ({ call: 'logIn', body: JSON.stringify({ email, password }) }) as const;

const start = ({ folder, site }: Bench, env: Record<string, string> = {}): Promise<ServerProcess> =>
  spawnServer({
    DATA_DIR: path.join(folder, 'data'),
    SITE_DIR: site,
    RATE_LIMITS: 'off',
    OUTBOX: 'on',
    ...env,
  });

/** Answers a second with one of these statuses. */
const rateOf = ({ statuses, seconds }: JobResult, ...wanted: number[]): number =>
  wanted.reduce((sum, status) => sum + (statuses[status] ?? 0), 0) / seconds;
const otherStatuses = ({ statuses }: JobResult, ...wanted: number[]): string =>
  Object.entries(statuses)
    .flatMap(([status, count]) => (wanted.includes(Number(status)) ? [] : `, ${count} × ${status}`))
    .join('');

const best = (values: readonly number[]): number => Math.max(...values);

async function submissions(bench: Bench): Promise<void> {
  const server = await start(bench);
  const token = await signUpAndLogIn(server);
  const [own, bare, p99]: number[][] = [[], [], []];
  let others = '';
  for (let count = 0; count < windows; count += 1) {
    bare?.push(await bareInserts(path.join(bench.folder, 'bare.db'), window));
    const result = await runJob({ ...feedback, url: server.url, token, connections: 32, seconds: window });
    own?.push(rateOf(result, 201));
    p99?.push(result.p99);
    others ||= otherStatuses(result, 201);
  }
  await server.kill('SIGKILL');
  const [rate, loop] = [best(own ?? []), best(bare ?? [])];
  bench.report({
    what: 'durable submissions at 32 connections',
    wanted: '≥ 0.5 of the bare insert loop',
    seen: `${rate.toFixed(0)}/s, bare ${loop.toFixed(0)}/s: ${(rate / loop).toFixed(2)}${others}`,
    ok: rate / loop >= 0.5,
  });
  const late = Math.min(...(p99 ?? []));
  bench.report({
    what: 'submissions, p99',
    wanted: '≤ 300 ms',
    seen: `${late.toFixed(0)} ms`,
    ok: late <= 300,
  });
}

async function resumes(bench: Bench): Promise<void> {
  const server = await start(bench);
  const token = await signUpAndLogIn(server);
  const memory = watchMemory(server);
  const rates: number[] = [];
  let others = '';
  for (let count = 0; count < windows; count += 1) {
    const result = await runJob({
      ...resume,
      fileSize: 200_000,
      url: server.url,
      token,
      // As many as one account may send at once; the others would only be told so.
      connections: 2,
      seconds: window,
    });
    rates.push(rateOf(result, 201));
    others ||= otherStatuses(result, 201);
  }
  bench.report({
    what: 'résumés of 200 kB',
    wanted: '≥ 50/s',
    seen: `${best(rates).toFixed(0)}/s${others}`,
    ok: best(rates) >= 50,
  });
  const large = await runJob({
    ...resume,
    fileSize: 4_900_000,
    url: server.url,
    token,
    connections: 32,
    seconds: window,
  });
  bench.report({
    what: 'peak memory under uploads, 32 × 4.9 MB among them',
    wanted: '≤ 400 MB',
    seen: `${memory.stop().toFixed(0)} MB, ${rateOf(large, 201).toFixed(1)}/s${otherStatuses(large, 201)}`,
    ok: memory.stop() <= 400,
  });
  await server.kill('SIGKILL');
}

async function pages(bench: Bench): Promise<void> {
  const server = await start(bench);
  const bare = await startBareHttp(path.join(bench.site, 'index.html.br'));
  const [own, plain]: number[][] = [[], []];
  for (let count = 0; count < windows; count += 1) {
    const job: Omit<Job, 'url'> = { path: '/', encoding: 'br', connections: 32, seconds: window };
    plain?.push(rateOf(await runJob({ ...job, url: bare.url }), 200));
    own?.push(rateOf(await runJob({ ...job, url: server.url }), 200));
  }
  bare.stop();
  await server.kill('SIGKILL');
  const [rate, loop] = [best(own ?? []), best(plain ?? [])];
  bench.report({
    what: 'pages',
    wanted: '≥ 0.4 of bare node:http',
    seen: `${rate.toFixed(0)}/s, bare ${loop.toFixed(0)}/s: ${(rate / loop).toFixed(2)}`,
    ok: rate / loop >= 0.4,
  });
}

async function logins(bench: Bench): Promise<void> {
  const server = await start(bench);
  await signUpAndLogIn(server);
  const rates: number[] = [];
  for (let count = 0; count < windows; count += 1)
    rates.push(
      rateOf(
        await runJob({
          ...login(person.email, person.password),
          url: server.url,
          connections: 4,
          seconds: window,
        }),
        200,
      ),
    );
  await server.kill('SIGKILL');
  bench.report({
    what: 'logins',
    wanted: '≥ 20/s',
    seen: `${best(rates).toFixed(1)}/s`,
    ok: best(rates) >= 20,
  });
}

/** `/healthz` while something goes on; the best of three would hide what is looked for, so all of it counts. */
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

async function healthLoginFlood(bench: Bench): Promise<void> {
  const server = await start(bench);
  const flood = runJob({
    ...login('nobody%n@example.org', 'wrong words'),
    url: server.url,
    connections: 200,
    seconds: 9,
  });
  await healthDuring(bench, 'a login flood of 200 connections', server, flood);
}

async function healthUploads(bench: Bench): Promise<void> {
  const server = await start(bench);
  const token = await signUpAndLogIn(server);
  const uploads = runJob({
    ...resume,
    fileSize: 4_900_000,
    url: server.url,
    token,
    connections: 16,
    seconds: 9,
  });
  await healthDuring(bench, 'uploads of 4.9 MB on 16 connections', server, uploads);
}

async function healthLock(bench: Bench): Promise<void> {
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

async function healthRelay(bench: Bench): Promise<void> {
  const first = await start(bench);
  const token = await signUpAndLogIn(first);
  await runJob({ ...feedback, url: first.url, token, connections: 8, seconds: 1 });
  await first.kill('SIGTERM');
  await hurryLetters(path.join(bench.folder, 'data/app.db'));
  const mute = await startMuteRelay();
  const server = await start(bench, { ...relayed, SMTP_URL: mute.url });
  await healthDuring(bench, 'a relay that says nothing', server, sleep(9000));
  await mute.close();
}

async function idle(bench: Bench): Promise<void> {
  // The first start after a change of the code leaves the compiled code to the next, when it ends in peace.
  await (await start(bench)).kill('SIGTERM');
  const server = await start(bench);
  await sleep(3000);
  const rss = server.rss() ?? 0;
  bench.report({
    what: 'memory when idle',
    wanted: '≤ 120 MB',
    seen: `${rss.toFixed(0)} MB`,
    ok: rss <= 120,
  });
  bench.report({
    what: 'start',
    wanted: '≤ 1000 ms',
    seen: `${server.readyAfter.toFixed(0)} ms`,
    ok: server.readyAfter <= 1000,
  });
  await server.kill('SIGKILL');
}

/** Every measurement by the name it is asked for. */
export const measurements: Readonly<Record<string, (bench: Bench) => Promise<void>>> = {
  idle,
  submissions,
  resumes,
  pages,
  logins,
  healthLoginFlood,
  healthUploads,
  healthLock,
  healthRelay,
};
