import type { Db } from './database/database.ts';

/** The database does not have all bytes of a file: it is damaged, or the file was deleted meanwhile. */
export class IncompleteFileError extends Error {}

/** The piece of a file with that number, counted from 0; `undefined` after the last one. */
export async function storedPiece(db: Db, ref: string, n: number): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('file_chunk')
    .select('bytes')
    .where('ref', '=', ref)
    .where('n', '=', n)
    .executeTakeFirst();
  return row?.bytes;
}

/**
 * Yields a stored file piece by piece, one of them in memory at a time.
 * @throws IncompleteFileError if it ends before `size` bytes
 *
 * @param read - the piece with that number, counted from 0; `undefined` after the last one
 */
export async function* storedPiecesOf(
  { ref, size }: { ref: string; size: number },
  read: (ref: string, n: number) => Promise<Uint8Array | undefined>,
): AsyncGenerator<Uint8Array, void, undefined> {
  let length = 0;
  for (let n = 0; length < size; n += 1) {
    const piece = await read(ref, n);
    if (!piece) throw new IncompleteFileError(`The file ${ref} has ${length} of its ${size} bytes.`);
    length += piece.byteLength;
    yield piece;
  }
}
