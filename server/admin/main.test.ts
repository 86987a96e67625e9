import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';

const program = join(import.meta.dirname, 'main.ts');

test('output that cannot be written ends the program with a message and no stack', () => {
  // Open for reading only, so that writing fails as on a full disk.
  const unwritable = openSync(program, 'r');
  const { status, stderr } = spawnSync(process.execPath, [program, '--help'], {
    stdio: ['ignore', unwritable, 'pipe'],
    encoding: 'utf8',
  });
  closeSync(unwritable);
  expect(stderr).toMatch(/^The output is incomplete, because writing it failed: EBADF.*\.\n$/);
  expect(status).toBe(1);
});

test('a closed pipe ends the program silently with the exit code 141', async () => {
  const child = spawn(process.execPath, [program, '--help'], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  expect(await once(child, 'close')).toEqual([141, null]);
  expect(said).toBe('');
});
