import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { stopParsing } from './stopParsing.ts';

/**
 * Requests of one connection under way at once. Browsers and proxies wait for an answer before they ask again; who does
 * not can have Node begin two thousand in a turn of the event loop, for a packet holds so many.
 */
const most = 4;

/** Counts the requests of each connection. False: the connection asked for too much and is cut off. */
export function makePipelineGuard(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const underWay = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    // What the rest of the packet asks for comes although the connection is gone.
    if (socket.destroyed) return false;
    const count = underWay.get(socket) ?? 0;
    if (count >= most) {
      stopParsing(socket);
      socket.destroy();
      return false;
    }
    underWay.set(socket, count + 1);
    response.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
    return true;
  };
}
