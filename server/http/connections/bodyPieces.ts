import type { IncomingMessage } from 'node:http';
import { stopParsing } from './stopParsing.ts';

/**
 * Each chunk of a chunked body is an event of its own, however small: a packet of chunks of one byte would be ten
 * thousand. So many pieces pass; with more, each must have this many bytes on average.
 */
const freePieces = 40;
const averageSize = 256;

/** Calls `refuse` once when a chunked body arrives in crumbs; nothing more of it is taken then. */
export function limitPieces(request: IncomingMessage, refuse: () => void): void {
  // Another body arrives as the network delivers it, a piece in a turn of the event loop.
  if (request.headers['transfer-encoding'] === undefined) return;
  const push = request.push.bind(request);
  let [pieces, bytes, isRefused] = [0, 0, false];
  request.push = (chunk: Uint8Array | null, encoding) => {
    if (isRefused) return false;
    pieces += 1;
    bytes += chunk?.length ?? 0;
    isRefused = chunk !== null && pieces > freePieces && bytes < pieces * averageSize;
    if (!isRefused) return push(chunk, encoding);
    stopParsing(request.socket);
    refuse();
    return false;
  };
}
