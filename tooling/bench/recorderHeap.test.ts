import { execFileSync } from 'node:child_process';
import path from 'node:path';

test('a full recording holds at most 1 MiB of the heap', () => {
  const program = path.join(__dirname, 'recorderHeap.ts');
  const printed = execFileSync(process.execPath, ['--expose-gc', program], { encoding: 'utf8' });
  const { steps, bytes } = JSON.parse(printed) as { steps: number; bytes: number };
  expect(steps).toBe(500);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(1024 * 1024);
});
