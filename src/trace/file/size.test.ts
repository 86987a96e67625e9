import { gzipSync } from 'node:zlib';
import { writtenWalk } from '../../testing/traces/recordedWalk.ts';

test('a file of 1,000 actions is at most 200 KiB, and 15 KiB with gzip', () => {
  const { file, text } = writtenWalk(1000);
  expect(file.about.steps).toBe(1000);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(200 * 1024);
  expect(gzipSync(text).length).toBeLessThanOrEqual(15 * 1024);
});
