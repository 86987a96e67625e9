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
  const begun = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const first = oneAtATime(
    lock,
    async () => {
      events.push('first begins');
      begun.resolve();
      await released.promise;
      events.push('first ends');
    },
    jest.fn(),
  );
  await begun.promise;
  const second = oneAtATime(
    lock,
    () => Promise.resolve(void events.push('second works')),
    () => {
      events.push('second waits');
      released.resolve();
    },
  );
  await Promise.all([first, second]);
  expect(events).toEqual(['first begins', 'second waits', 'first ends', 'second works']);
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
