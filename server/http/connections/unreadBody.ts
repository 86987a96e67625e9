import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Reads a body that nobody has begun to read, up to `limit` bytes and for `time` milliseconds at most, and discards it,
 * so that its sender gets to read the response. Reading it from Node's stream spares the copies that a web stream
 * makes. Returns false, and reads nothing, if somebody has begun to read the body or nothing of it can come any more.
 */
export async function discardUnread(
  incoming: Pick<
    IncomingMessage,
    'readableDidRead' | 'readableEnded' | 'destroyed' | 'on' | 'off' | 'once' | 'pause'
  >,
  limit: number,
  time: number,
): Promise<boolean> {
  if (incoming.readableDidRead || incoming.readableEnded || incoming.destroyed) return false;
  let received = 0;
  await new Promise<void>((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      incoming.off('data', take);
      resolve();
    };
    const giveUp = (): void => {
      incoming.pause();
      done();
    };
    const timer = setTimeout(giveUp, time);
    const take = (chunk: Buffer): void => {
      received += chunk.length;
      if (received > limit) giveUp();
    };
    for (const event of ['end', 'close', 'error']) incoming.once(event, done);
    incoming.on('data', take);
  });
  return true;
}

/** Milliseconds that the rest of a body may still take after the response was sent. */
const grace = 500;

/**
 * Closes the connection of a GET or HEAD request whose body is still arriving after the response was sent. Such a body
 * has no meaning (RFC 9110, 9.3.1), and Node would read it for as long as it comes. The adapter does the same for other
 * methods.
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
