import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { SpoolError } from './spool.ts';
import type { Spool, SpoolFile } from './spool.ts';

/** Bytes kept of either end of a file, by which its type is judged. */
const endSize = 1024;
/** Bytes that are collected before they are written; a write may have a few more. */
const batchSize = 64 * 1024;

/** A file that has arrived completely; its bytes are in the spool. */
export type ReceivedFile = {
  name: string;
  size: number;
  /** In hexadecimal digits. */
  sha256: string;
  /** The first and the last bytes, 1,024 at most. */
  head: Uint8Array<ArrayBuffer>;
  tail: Uint8Array<ArrayBuffer>;
  chunks: () => AsyncIterable<Uint8Array>;
};

const asSpoolError = (cause: unknown): never => {
  throw new SpoolError(cause);
};

/** Joins the small pieces of the parser into batches, so that each write to the disk is a large one. */
async function* batchesOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let batch: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    batch.push(chunk);
    length += chunk.byteLength;
    if (length < batchSize) continue;
    yield Buffer.concat(batch);
    batch = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(batch);
}

/**
 * Writes a stream into the spool. It holds one batch at a time, and reads the next when the last is written. The caller
 * must remove the spooled file, which it gets by `opened`, also after an error.
 *
 * @throws SpoolError, or what the stream throws
 */
export async function receiveFile(
  stream: Readable,
  name: string,
  spool: Spool,
  opened: (file: SpoolFile) => void,
): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  let head = new Uint8Array(0);
  let tail = new Uint8Array(0);
  let size = 0;
  const file = await spool.open().catch(asSpoolError);
  opened(file);
  for await (const chunk of batchesOf(stream)) {
    // The first batch has the whole head: only the last one may be shorter than that.
    if (size === 0) head = new Uint8Array(chunk.subarray(0, endSize));
    size += chunk.byteLength;
    hash.update(chunk);
    tail = new Uint8Array(Buffer.concat([tail, chunk.subarray(-endSize)]).subarray(-endSize));
    await file.write(chunk).catch(asSpoolError);
  }
  return { name, size, sha256: hash.digest('hex'), head, tail, chunks: () => file.chunks() };
}
