import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { once } from 'node:events';
import type { ServerProcess } from './process.ts';

/** A bare TCP connection, for requests that no client library sends. */
export type RawConnection = {
  socket: Socket;
  /** Everything that was received so far. */
  received: () => string;
  /** Resolves when the other side closes, also by a reset. */
  closed: Promise<void>;
};

export async function openConnection(
  { port }: Pick<ServerProcess, 'port'>,
  localAddress = '127.0.0.1',
): Promise<RawConnection> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1');
  });
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await Promise.race([once(socket, 'connect'), closed]);
  return { socket, received: () => text, closed };
}

/** Splits a raw answer into status and body. */
export function parsedAnswer(raw: string): { status: number; body: string } {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), body: rest.join('\r\n\r\n') };
}
