import { setTimeout as sleep } from 'node:timers/promises';
import { outcomeOf, request } from '../../client.ts';
import { oneEngine } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';
import { openConnection } from '../../sockets.ts';

const silent = 1000;

async function run({ spawn, check, defer }: Context): Promise<void> {
  const server = await spawn();
  const connections = await Promise.all(
    Array.from({ length: silent }, () => openConnection(server, '127.0.0.2')),
  );
  defer(() => connections.map(({ socket }) => socket.destroy()));
  await sleep(200);
  for (const localAddress of ['127.0.0.3', '127.0.0.1']) {
    const { status, ms } = await outcomeOf(request(server, '/healthz', { localAddress, limit: 40_000 }));
    check(
      `${silent} silent connections from one address: ${localAddress} is served ≤ 1 s`,
      `${status} after ${Math.round(ms)} ms`,
      status === 200 && ms <= 1000,
    );
  }
}

/** Connections that send nothing must not keep others out. */
export const silentSockets: Scenario = { limit: 100, engines: oneEngine, run };
