import { gzipSync } from 'node:zlib';
import { writtenWalk } from '../../testing/recordedWalk.ts';

test('fits 1,000 actions into 200 KiB, and into 15 KiB as they would be compressed', () => {
  const { file, text } = writtenWalk(1000);
  expect(file.about.steps).toBe(1000);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(200 * 1024);
  expect(gzipSync(text).length).toBeLessThanOrEqual(15 * 1024);
});
