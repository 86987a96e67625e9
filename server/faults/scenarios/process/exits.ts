import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { signUpAndLogIn } from '../../accounts.ts';
import { call, request } from '../../client.ts';
import { beginUnreadDownload, storeFile } from '../../downloads.ts';
import type { ServerProcess } from '../../process.ts';
import { bothEngines } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';
import { beginUpload, trickle } from '../../slowUpload.ts';
import { openConnection } from '../../sockets.ts';
import { checkStop } from '../../starts.ts';
import { pdfOf } from '../../submissions.ts';

type State = (server: ServerProcess, token: string, context: Context) => Promise<void>;

const states: Record<string, State> = {
  idle: async () => undefined,
  'connections kept alive': async (server) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    await Promise.all(Array.from({ length: 20 }, () => request(server, '/healthz', { agent })));
  },
  'silent connections': async (server, _token, { defer }) => {
    const connections = await Promise.all(Array.from({ length: 50 }, () => openConnection(server)));
    defer(() => connections.map(({ socket }) => socket.destroy()));
  },
  'an upload at 1 byte/s': async (server, token, { defer }) => {
    const { connection, rest } = await beginUpload(server, token, pdfOf(100_000));
    defer(trickle(connection, rest, 1));
    defer(() => connection.socket.destroy());
  },
  'an unread download': async (server, token, { defer }) => {
    const socket = beginUnreadDownload(server, token, await storeFile(server, token, 8_000_000));
    defer(() => socket.destroy());
  },
  'a flood of logins': async (server) => {
    const email = 'nobody@example.org';
    for (let count = 0; count < 60; count += 1)
      void call(server, 'logIn', { email, password: 'wrong words' }).catch(() => undefined);
  },
};

async function run(context: Context): Promise<void> {
  let token = '';
  for (const [what, reach] of Object.entries(states)) {
    const server = await context.spawn();
    token ||= await signUpAndLogIn(server);
    await reach(server, token, context);
    await sleep(300);
    await checkStop(context, what, server);
  }
}

/** SIGTERM ends the server in time, whatever it is doing. */
export const exits: Scenario = { limit: 180, engines: bothEngines, run };
