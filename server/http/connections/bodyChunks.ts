import type { IncomingMessage } from 'node:http';
import { stopParsing } from './stopParsing.ts';

/**
 * A body whose chunks are too small costs more than its bytes: each chunk is an event, and an object of some 240 bytes
 * for as long as the body is collected. The first `freeChunks` chunks may be of any size; with more, the body's chunks
 * must have so many bytes on average.
 */
const freeChunks = 40;
const averageSize = {
  /** Node's parser reports each chunk separately: one packet of one-byte chunks would be ten thousand events. */
  chunked: 256,
  /**
   * With a Content-Length the chunks are what the network delivers, of which the sender decides. No honest one sends so
   * little at a time: the default size of a TCP segment is 536 bytes (RFC 9293, 3.7.1).
   */
  whole: 128,
};

/** Calls `refuse` once when the chunks of a body are too small on average, and drops the rest of the body. */
export function limitChunks(request: IncomingMessage, refuse: () => void): void {
  const isChunked = request.headers['transfer-encoding'] !== undefined;
  const average = averageSize[isChunked ? 'chunked' : 'whole'];
  const push = request.push.bind(request);
  let [chunks, bytes, isRefused] = [0, 0, false];
  request.push = (chunk: Uint8Array | null, encoding) => {
    if (isRefused) return false;
    chunks += 1;
    bytes += chunk?.length ?? 0;
    isRefused = chunk !== null && chunks > freeChunks && bytes < chunks * average;
    if (!isRefused) return push(chunk, encoding);
    stopParsing(request.socket);
    refuse();
    return false;
  };
}
