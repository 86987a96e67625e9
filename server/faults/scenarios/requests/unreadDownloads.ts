import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiBase } from '../../../../contract/calls.ts';
import { signUpAndLogIn } from '../../accounts.ts';
import { call, statusOf } from '../../client.ts';
import { checkLatency, checkMemory, watchLatency, watchMemory } from '../../measure.ts';
import { bothEngines } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';
import { jobForm, pdfOf, submit } from '../../submissions.ts';

const downloads = 100;
const size = 11_900_000;

async function run({ spawn, check, defer }: Context): Promise<void> {
  const server = await spawn();
  const token = await signUpAndLogIn(server);
  const { body } = await jobForm({ bytes: pdfOf(size) });
  const stored = await call(server, 'submitJobApplication', body, { token });
  const { data } = JSON.parse(stored.text) as { data: { resume: string } };
  const other = await signUpAndLogIn(server, 'other@example.org');

  const memory = watchMemory(server);
  const health = watchLatency(server);
  const sockets: Socket[] = [];
  defer(() => sockets.map((socket) => socket.destroy()));
  for (let count = 0; count < downloads; count += 1) {
    const socket = connect({ port: server.port, host: '127.0.0.1' });
    // There is no listener for data, so nothing is read beyond the buffers of the kernel.
    socket.on('error', () => undefined);
    socket.write(
      `GET ${apiBase}/files/${data.resume} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n\r\n`,
    );
    sockets.push(socket);
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
