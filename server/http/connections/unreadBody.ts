import type { IncomingMessage } from 'node:http';

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
