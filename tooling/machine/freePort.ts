import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A port of the loopback interface on which no process listens. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
