import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { signUpAndLogIn } from '../../accounts.ts';
import { call, statusOf } from '../../client.ts';
import { beginUnreadDownload, storeFile } from '../../downloads.ts';
import { checkLatency, checkMemory, watchLatency, watchMemory } from '../../measure.ts';
import { bothEngines } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';
import { submit } from '../../submissions.ts';

const downloads = 100;
const size = 11_900_000;

async function run({ spawn, check, defer }: Context): Promise<void> {
  const server = await spawn();
  const token = await signUpAndLogIn(server);
  const ref = await storeFile(server, token, size);
  const other = await signUpAndLogIn(server, 'other@example.org');

  const memory = watchMemory(server);
  const health = watchLatency(server);
  const sockets: Socket[] = [];
  defer(() => sockets.map((socket) => socket.destroy()));
  for (let count = 0; count < downloads; count += 1) {
    sockets.push(beginUnreadDownload(server, token, ref));
    await sleep(20);
  }
  const profile = await statusOf(call(server, 'loadProfile', undefined, { token: other, limit: 10_000 }));
  const form = await submit(server, other, { email: 'other@example.org', turn: 0, limit: 10_000 });
  await sleep(4000);
  const peak = memory.stop();
  const latency = await health.stop();
  checkMemory({ check }, peak);
  check(
    'profile and form of another account are answered',
    `${profile} ${form.status}`,
    profile === 200 && form.status === 201,
  );
  checkLatency({ check }, '/healthz', latency);
}

/** Downloads that nobody reads must not fill the memory. */
export const unreadDownloads: Scenario = { limit: 60, engines: bothEngines, run };
