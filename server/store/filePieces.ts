/** Bytes in every row of `file_chunk` but the last one of a file. Must not change: stored files have this layout. */
const pieceSize = 256 * 1024;

/**
 * Regroups a stream of chunks of any length into pieces of equal size. @throws Error when the stream has more or fewer
 * than `size` bytes, so that no incomplete file is stored.
 */
export async function* piecesOf(chunks: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  let rest = size;
  let piece = new Uint8Array(Math.min(pieceSize, rest));
  let filled = 0;
  for await (const chunk of chunks) {
    if (chunk.byteLength > rest - filled) throw new Error('The file is longer than its announced size.');
    for (let at = 0; at < chunk.byteLength;) {
      const part = chunk.subarray(at, at + piece.byteLength - filled);
      piece.set(part, filled);
      filled += part.byteLength;
      at += part.byteLength;
      if (filled === piece.byteLength) {
        yield piece;
        rest -= filled;
        filled = 0;
        piece = new Uint8Array(Math.min(pieceSize, rest));
      }
    }
  }
  if (filled < rest) throw new Error('The file is shorter than its announced size.');
}
