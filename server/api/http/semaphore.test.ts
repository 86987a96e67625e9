import { makeSemaphore } from './semaphore.ts';

/** Jobs that end when the test calls their entry in `ends`. */
function makeJobs() {
  let running = 0;
  let most = 0;
  const ends: (() => void)[] = [];
  const job = async (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((end) => ends.push(end));
    running -= 1;
  };
  return { job, ends, most: () => most };
}
const turn = () => new Promise<void>((next) => setImmediate(next));

test('`atOnce` jobs run, `waiting` more are queued, and the rest are refused', async () => {
  const semaphore = makeSemaphore(2, 2, () => new Error('full'));
  const { job, ends, most } = makeJobs();
  const results = Array.from({ length: 5 }, () => semaphore(job));
  await expect(results[4]).rejects.toThrow('full');
  expect(semaphore.load()).toEqual({ running: 2, waiting: 2 });
  for (let ended = 0; ended < 4; ended += 1) {
    await turn();
    ends[ended]?.();
  }
  await Promise.all(results.slice(0, 4));
  expect(most()).toBe(2);
  expect(semaphore.load()).toEqual({ running: 0, waiting: 0 });
});

test('after a job that fails the next one runs', async () => {
  const semaphore = makeSemaphore(1, 1, () => new Error('full'));
  const failing = semaphore(() => Promise.reject(new Error('broken')));
  const next = semaphore(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
  expect(await semaphore(async () => 'again')).toBe('again');
});

test('a job whose caller has gone leaves the queue and is not run', async () => {
  const semaphore = makeSemaphore(1, 1, () => new Error('full'));
  const { job, ends } = makeJobs();
  const leaving = new AbortController();
  const first = semaphore(job);
  const gone = semaphore(job, leaving.signal);
  expect(semaphore.load()).toEqual({ running: 1, waiting: 1 });
  leaving.abort();
  await expect(gone).rejects.toMatchObject({ status: 400 });
  expect(semaphore.load()).toEqual({ running: 1, waiting: 0 });
  await expect(semaphore(job, leaving.signal)).rejects.toMatchObject({ status: 400 });
  const next = semaphore(async () => 'next');
  ends[0]?.();
  await first;
  expect(await next).toBe('next');
  expect(ends).toHaveLength(1);
  expect(semaphore.load()).toEqual({ running: 0, waiting: 0 });
});

test('a caller that goes while its job runs does not stop the job', async () => {
  const semaphore = makeSemaphore(1, 1, () => new Error('full'));
  const { job, ends } = makeJobs();
  const leaving = new AbortController();
  const running = semaphore(job, leaving.signal);
  leaving.abort();
  ends[0]?.();
  await running;
  expect(semaphore.load()).toEqual({ running: 0, waiting: 0 });
});

test('a reserved place cannot be taken by others until it is used or released', async () => {
  const semaphore = makeSemaphore(1, 1, () => new Error('full'));
  const { job, ends } = makeJobs();
  const [first, second] = [semaphore.reserve(), semaphore.reserve()];
  expect(semaphore.isFull()).toBe(true);
  expect(() => semaphore.reserve()).toThrow('full');
  await expect(semaphore(job)).rejects.toThrow('full');
  const done = [first.run(job), second.run(job)];
  expect(semaphore.load()).toEqual({ running: 1, waiting: 1 });
  for (const end of [0, 1]) {
    await turn();
    ends[end]?.();
  }
  await Promise.all(done);
  const third = semaphore.reserve();
  const fourth = semaphore.reserve();
  for (const place of [first, second, third, third]) place.release();
  expect(semaphore.isFull()).toBe(false);
  const fifth = semaphore.reserve();
  expect(() => semaphore.reserve()).toThrow('full');
  for (const place of [fourth, fifth]) place.release();
  expect(await semaphore(async () => 'again')).toBe('again');
});
