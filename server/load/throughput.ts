import path from 'node:path';
import { person, signUpAndLogIn, signUpSenders } from '../faults/accounts.ts';
import { watchMemory } from '../faults/measure.ts';
import { bareInserts, startBareHttp } from './bare.ts';
import { best, feedback, login, otherStatuses, rateOf, resume, start } from './bench.ts';
import type { Bench } from './bench.ts';
import { runJob } from './job.ts';
import type { Job } from './job.ts';

const windows = 3;
/** Seconds of one window. */
const window = 4;

export async function submissions(bench: Bench): Promise<void> {
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

export async function resumes(bench: Bench): Promise<void> {
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
      // As many as one account may send at once; any others would only be refused.
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
    senders: await signUpSenders(server, 16),
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

export async function pages(bench: Bench): Promise<void> {
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

export async function logins(bench: Bench): Promise<void> {
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
