import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { stopParsing } from './stopParsing.ts';

/**
 * Requests that one connection may have under way at once. Browsers and proxies wait for a response before they send
 * the next request. A client that does not could make Node begin two thousand requests in one turn of the event loop,
 * because one packet holds that many.
 */
const mostUnderWay = 4;

/** Counts the requests of each connection. The function returns false when it has too many, and cuts it off. */
export function makePipelineGuard(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const underWay = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    // The parser still reports the rest of the requests in a packet after the connection was cut off.
    if (socket.destroyed) return false;
    const count = underWay.get(socket) ?? 0;
    if (count >= mostUnderWay) {
      stopParsing(socket);
      socket.destroy();
      return false;
    }
    underWay.set(socket, count + 1);
    response.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
    return true;
  };
}
