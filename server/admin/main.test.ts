import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';

const program = join(import.meta.dirname, 'main.ts');

test('output that cannot be written ends by one sentence and no stack', () => {
  // Open for reading only, which fails as a full disk does.
  const unwritable = openSync(program, 'r');
  const { status, stderr } = spawnSync(process.execPath, [program, '--help'], {
    stdio: ['ignore', unwritable, 'pipe'],
    encoding: 'utf8',
  });
  closeSync(unwritable);
  expect(stderr).toMatch(/^Standard output ends before the end: EBADF.*\.\n$/);
  expect(status).toBe(1);
});

test('a reader who goes away ends it silently, as shells have it', async () => {
  const child = spawn(process.execPath, [program, '--help'], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  expect(await once(child, 'close')).toEqual([141, null]);
  expect(said).toBe('');
});
