import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { request } from '../../client.ts';
import { checkLatency, checkMemory, watchLatency, watchMemory } from '../../measure.ts';
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

async function run(context: Context): Promise<void> {
  const { spawn, check, defer } = context;
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
    let output = '';
    flooder.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await sleep(10_000);
    const latency = await health.stop();
    flooder.kill('SIGKILL');
    const opened = output.split('connected').length - 1;
    check(`${connections} connections with ${what} are opened`, opened, opened >= connections);
    checkLatency(context, `${connections} connections with ${what}: /healthz`, latency);
    checkMemory(context, memory.stop());
    await server.kill('SIGKILL');
  }
}

/** Packets that cause thousands of events each must not block the event loop. */
export const floods: Scenario = { limit: 80, engines: oneEngine, run };
