import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Reads a body that nobody has begun to read and forgets it, up to `limit` bytes, so that its sender comes to read the
 * answer. Taken from the connection itself it need not be copied, as a web stream would. False: somebody has begun.
 */
export async function discardUnread(
  incoming: Pick<
    IncomingMessage,
    'readableDidRead' | 'readableEnded' | 'destroyed' | 'on' | 'off' | 'once' | 'pause'
  >,
  limit: number,
): Promise<boolean> {
  if (incoming.readableDidRead || incoming.readableEnded || incoming.destroyed) return false;
  let received = 0;
  await new Promise<void>((resolve) => {
    const done = (): void => {
      incoming.off('data', take);
      resolve();
    };
    const take = (chunk: Buffer): void => {
      received += chunk.length;
      if (received <= limit) return;
      incoming.pause();
      done();
    };
    for (const event of ['end', 'close', 'error']) incoming.once(event, done);
    incoming.on('data', take);
  });
  return true;
}

/** Milliseconds in which the rest of a body may follow its answer. */
const grace = 500;

/**
 * Ends a connection whose GET or HEAD has a body that is still on its way when the answer has left. Nobody asks for such a
 * body (RFC 9110, 9.3.1), and Node would read it for as long as it comes. The adapter does the same for other methods.
 */
export function endUnread(request: IncomingMessage, response: ServerResponse): void {
  const { method, headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  response.once('close', () => {
    const timer = setTimeout(() => {
      if (!request.complete) request.socket.destroySoon();
    }, grace);
    request.once('close', () => clearTimeout(timer));
  });
}
