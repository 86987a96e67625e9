import { setTimeout as sleep } from 'node:timers/promises';
import { start } from './bench.ts';
import type { Bench } from './bench.ts';
import { healthLock, healthLoginFlood, healthRelay, healthUploads } from './health.ts';
import { logins, pages, resumes, submissions } from './throughput.ts';

async function idle(bench: Bench): Promise<void> {
  // The first start after a change of the code writes the compile cache when it ends cleanly; the second is measured.
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

/** Every measurement by its name on the command line. */
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
