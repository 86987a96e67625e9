import { connect } from 'node:net';

/** Where a response that begins at 0 ends; -1 while it is not complete. */
function endOf(received: Buffer): number {
  const head = received.indexOf('\r\n\r\n');
  if (head === -1) return -1;
  const length = /content-length: *(\d+)/i.exec(received.toString('latin1', 0, head))?.[1];
  if (length !== undefined) {
    const end = head + 4 + Number(length);
    return received.length >= end ? end : -1;
  }
  const last = received.indexOf('\r\n0\r\n\r\n', head);
  return last === -1 ? -1 : last + 7;
}

/**
 * Makes a function that sends a GET over one keep-alive connection, with as little work as possible: Node's own client
 * needs more time for a request than a bare server, and would measure itself. It resolves with the status, or with 0
 * when the connection breaks.
 */
export function makeRawGet(port: number, requestPath: string, headers: string): () => Promise<number> {
  const request = Buffer.from(`GET ${requestPath} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`);
  let received: Buffer = Buffer.alloc(0);
  let settle: (status: number) => void = () => undefined;
  const open = () => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.on('data', (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const end = endOf(received);
      if (end === -1) return;
      const status = Number(received.toString('latin1', 9, 12));
      received = received.subarray(end);
      settle(status);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      received = Buffer.alloc(0);
      settle(0);
    });
    return socket;
  };
  let socket = open();
  return () =>
    new Promise((resolve) => {
      if (socket.destroyed) socket = open();
      settle = resolve;
      socket.write(request);
    });
}
