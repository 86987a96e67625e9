import { makeSemaphore } from './semaphore.ts';

/** Jobs that end when they are told to. */
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

test('so many jobs run at once, the next wait, and the rest are refused', async () => {
  const semaphore = makeSemaphore(2, 2, () => new Error('full'));
  const { job, ends, most } = makeJobs();
  const results = Array.from({ length: 5 }, () => semaphore(job));
  await expect(results[4]).rejects.toThrow('full');
  for (let ended = 0; ended < 4; ended += 1) {
    await turn();
    ends[ended]?.();
  }
  await Promise.all(results.slice(0, 4));
  expect(most()).toBe(2);
});

test('a job that fails gives its place to the next', async () => {
  const semaphore = makeSemaphore(1, 1, () => new Error('full'));
  const failing = semaphore(() => Promise.reject(new Error('broken')));
  const next = semaphore(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
  expect(await semaphore(async () => 'again')).toBe('again');
});
