import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { receiveFile } from './receivedFile.ts';
import type { Spool } from './spool.ts';

const KiB = 1024;

/** Receives a file of `length` bytes, none like its neighbour, in pieces of 1,000; returns it and its writes. */
async function received(length: number) {
  const bytes = Uint8Array.from({ length }, (_byte, index) => (index * 31) % 251);
  function* pieces() {
    for (let at = 0; at < length; at += 1000) yield bytes.subarray(at, at + 1000);
  }
  const written: Uint8Array[] = [];
  const spool: Spool = {
    open: async () => ({
      write: async (piece) => void written.push(piece),
      chunks: async function* none() {
        // Nothing is ever read of it.
      },
      remove: async () => undefined,
    }),
  };
  const file = await receiveFile(Readable.from(pieces()), 'cv.pdf', spool, () => undefined);
  return { bytes, file, written };
}

test.each([0, 1, 1000, 1024, 1025, 66_000, 66_001, 66_500, 132_000, 200_100])(
  'all of a file of %i bytes is written, in large pieces, and both of its ends are kept',
  async (length) => {
    const { bytes, file, written } = await received(length);
    expect(Buffer.concat(written).equals(bytes)).toBe(true);
    expect(written.map(({ byteLength }) => byteLength)).toEqual([
      ...Array<number>(Math.floor(length / 66_000)).fill(66_000),
      ...(length % 66_000 > 0 ? [length % 66_000] : []),
    ]);
    expect(file).toMatchObject({
      name: 'cv.pdf',
      size: length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    expect(file.head).toEqual(bytes.slice(0, KiB));
    expect(file.tail).toEqual(bytes.slice(-KiB));
  },
);

test('a batch is written as soon as it is large enough', async () => {
  const written: number[] = [];
  const spool: Spool = {
    open: async () => ({
      write: async (piece) => void written.push(piece.byteLength),
      chunks: async function* none() {
        // Nothing is ever read of it.
      },
      remove: async () => undefined,
    }),
  };
  const stream = Readable.from([new Uint8Array(64 * KiB), new Uint8Array(1)]);
  await receiveFile(stream, 'cv.pdf', spool, () => undefined);
  expect(written).toEqual([64 * KiB, 1]);
});
