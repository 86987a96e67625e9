import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { request } from '../../client.ts';
import { watchLatency, watchMemory } from '../../measure.ts';
import { spawnProgram } from '../../process.ts';
import { oneEngine } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';

const program = path.join(import.meta.dirname, '../../flooder.ts');
const connections = 20;
const kinds = {
  pipeline: 'pipelined requests',
  expect: 'pipelined requests with an unsupported Expect header',
  crumbs: 'chunks of one byte',
};

async function run({ spawn, check, defer }: Context): Promise<void> {
  for (const [kind, what] of Object.entries(kinds)) {
    const server = await spawn();
    // Warms the server up, which is slower at first.
    for (let count = 0; count < 300; count += 1) await request(server, '/');
    const memory = watchMemory(server);
    const health = watchLatency(server);
    const flooder = spawnProgram(
      process.execPath,
      [program, String(server.port), kind, String(connections)],
      process.env,
    );
    defer(() => flooder.kill('SIGKILL'));
    await sleep(10_000);
    const { p99, worst } = await health.stop();
    flooder.kill('SIGKILL');
    check(
      `${connections} connections with ${what}: /healthz p99 ≤ 250 ms`,
      `${Math.round(p99)} ms, worst ${Math.round(worst)} ms`,
      p99 <= 250,
    );
    const peak = memory.stop();
    check('memory ≤ 400 MB', `${Math.round(peak)} MB`, peak <= 400);
    await server.kill('SIGKILL');
  }
}

/** Packets that cause thousands of events each must not block the event loop. */
export const floods: Scenario = { limit: 80, engines: oneEngine, run };
