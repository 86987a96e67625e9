import type { IncomingMessage } from 'node:http';
import { stopParsing } from './stopParsing.ts';

/**
 * Node's parser reports each chunk of a chunked body separately, however small: one packet of one-byte chunks would be
 * ten thousand events. The first `freeChunks` chunks may be of any size; with more, the body's chunks must have
 * `averageSize` bytes on average.
 */
const freeChunks = 40;
const averageSize = 256;

/** Calls `refuse` once when the chunks of a body are too small on average, and drops the rest of the body. */
export function limitChunks(request: IncomingMessage, refuse: () => void): void {
  // A body with a Content-Length arrives in chunks as large as the network delivers, one per turn of the event loop.
  if (request.headers['transfer-encoding'] === undefined) return;
  const push = request.push.bind(request);
  let [chunks, bytes, isRefused] = [0, 0, false];
  request.push = (chunk: Uint8Array | null, encoding) => {
    if (isRefused) return false;
    chunks += 1;
    bytes += chunk?.length ?? 0;
    isRefused = chunk !== null && chunks > freeChunks && bytes < chunks * averageSize;
    if (!isRefused) return push(chunk, encoding);
    stopParsing(request.socket);
    refuse();
    return false;
  };
}
