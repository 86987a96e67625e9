import { isProtectedPdf } from './isProtectedPdf.ts';

/** A file of `size` blanks, with `words` at the position `at`, whose content is made only as it is read. */
function largeFile({ size, words = '', at = 0 }: { size: number; words?: string; at?: number }) {
  const read: { start: number; end: number }[] = [];
  const slice = (start: number, end: number) => {
    read.push({ start, end });
    const blank = ' '.repeat(Math.min(end, size) - start);
    const from = at - start;
    const seen = from < 0 || from > blank.length ? '' : words.slice(0, blank.length - from);
    return new Blob([seen === '' ? blank : blank.slice(0, from) + seen]);
  };
  return { file: { size, slice } as unknown as Blob, read };
}

const MiB = 1024 * 1024;
const words = 'trailer << /Encrypt 9 0 R >>';

test.each([
  ['at its end', 3 * MiB, 3 * MiB - words.length],
  ['where one piece of it ends and the next begins', 3 * MiB, 2 * MiB - 14],
])('an encryption reference is found %s', async (_where, size, at) => {
  expect(await isProtectedPdf(largeFile({ size, words, at }).file)).toBe(true);
  expect(await isProtectedPdf(largeFile({ size }).file)).toBe(false);
});

test('a huge file is read in small pieces, and no further once the signal aborts', async () => {
  const asker = new AbortController();
  const { file, read } = largeFile({ size: 2 ** 40 });
  const answered = isProtectedPdf(file, asker.signal);
  asker.abort();
  expect(await answered).toBe(false);
  expect(read).toEqual([{ start: 0, end: expect.any(Number) }]);
  expect(read[0]!.end).toBeLessThan(2 * MiB);
});

test('a large file that can no longer be read is given up at once', async () => {
  const slice = jest.fn(() => ({
    arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
  }));
  expect(await isProtectedPdf({ size: 100 * MiB, slice } as unknown as Blob)).toBe(false);
  expect(slice).toHaveBeenCalledTimes(1);
});
