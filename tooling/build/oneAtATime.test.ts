import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { oneAtATime } from './oneAtATime.ts';

let folder: string;
let lock: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lock-'));
  lock = path.join(folder, 'cache/build.lock');
});
afterEach(() => rm(folder, { recursive: true }));

test('the second waits until the first has ended, and calls onWait once', async () => {
  const events: string[] = [];
  const first = Promise.withResolvers<void>();
  const both = ['first', 'second'].map((name) =>
    oneAtATime(
      lock,
      async () => {
        events.push(`${name} begins`);
        if (name === 'first') await first.promise;
        events.push(`${name} ends`);
      },
      () => {
        events.push(`${name} waits`);
        first.resolve();
      },
    ),
  );
  await Promise.all(both);
  expect(events).toEqual(['first begins', 'second waits', 'first ends', 'second begins', 'second ends']);
});

test('work that fails releases the lock', async () => {
  const failing = oneAtATime(lock, () => Promise.reject(new Error('no build')), jest.fn());
  await expect(failing).rejects.toThrow('no build');
  expect(await oneAtATime(lock, () => Promise.resolve('built'), jest.fn())).toBe('built');
});

test('a process that is killed releases the lock', async () => {
  const url = pathToFileURL(path.join(__dirname, 'oneAtATime.ts')).href;
  const work = `async () => { console.log('begun'); await new Promise(() => setInterval(() => {}, 1000)); }`;
  const code = `import { oneAtATime } from '${url}';\nawait oneAtATime(process.argv[1], ${work}, () => {});`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', code, lock], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await once(holder.stdout, 'data');
    const waits = jest.fn(() => void holder.kill('SIGKILL'));
    expect(await oneAtATime(lock, () => Promise.resolve('built'), waits)).toBe('built');
    expect(waits).toHaveBeenCalledTimes(1);
  } finally {
    holder.kill('SIGKILL');
  }
});
