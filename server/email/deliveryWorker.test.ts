import { silentLogger } from '../../mocks/silentLogger.ts';
import type { OutboxEmail } from '../store/outboxEmail.ts';
import { startDeliveryWorker } from './deliveryWorker.ts';
import type { OutboxSender } from './outbox.ts';

const turn = () => new Promise<void>((next) => setImmediate(next));
const limits = { atOnce: 4, slowAnswers: { after: 5000, atOnce: 2 } };

const emailOf = (id: string): OutboxEmail => ({
  id,
  template: 'sign-up-code',
  recipient: `${id}@example.org`,
  ref: '{}',
  state: 'queued',
  attempts: 1,
  unanswered: 0,
  lease_until: 0,
  created_at: 0,
});

/** A sender with an outbox of ids, in which an email stays under way until the test ends it. */
function makeSlowSender(...ids: string[]) {
  const due = [...ids];
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const signals: AbortSignal[] = [];
  const handOvers = new Map<string, () => void>();
  const claim = jest.fn<ReturnType<OutboxSender['claim']>, []>(async () => {
    const id = due.shift();
    return id === undefined ? undefined : emailOf(id);
  });
  const send = jest.fn<ReturnType<OutboxSender['send']>, Parameters<OutboxSender['send']>>(
    ({ id }, { signal, onHandedOver = () => undefined } = {}) => {
      started.push(id);
      if (signal) signals.push(signal);
      handOvers.set(id, onHandedOver);
      return new Promise((end) => ends.set(id, end));
    },
  );
  return {
    claim,
    send,
    due,
    started,
    signals,
    /** The relay has all of the email. */
    handOver: (id: string) => handOvers.get(id)?.(),
    end: (id: string) => ends.get(id)?.(),
  };
}

test('four emails are sent at once, and a free place sends the next while a slow email is under way', async () => {
  const sender = makeSlowSender('a', 'b', 'c', 'd', 'e', 'f');
  const worker = startDeliveryWorker(sender, limits, silentLogger);
  worker.wake();
  await turn();
  expect(sender.started).toEqual(['a', 'b', 'c', 'd']);
  sender.end('c');
  await turn();
  expect(sender.started).toEqual(['a', 'b', 'c', 'd', 'e']);
  sender.end('e');
  await turn();
  expect(sender.started).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  sender.due.push('g');
  worker.wake();
  await turn();
  expect(sender.started).toHaveLength(6);
  for (const id of ['b', 'd', 'f']) sender.end(id);
  await turn();
  expect(sender.started.slice(6)).toEqual(['g']);
  const stopped = worker.stop();
  for (const id of ['a', 'g']) sender.end(id);
  await stopped;
});

test('a wake-up while the last free place looks in vain makes one look again', async () => {
  const sender = makeSlowSender('a', 'b', 'c');
  const worker = startDeliveryWorker(sender, limits, silentLogger);
  const inVain = Promise.withResolvers<undefined>();
  worker.wake();
  await turn();
  expect(sender.started).toEqual(['a', 'b', 'c']);
  sender.claim.mockReturnValueOnce(inVain.promise);
  worker.wake();
  sender.due.push('late');
  worker.wake();
  inVain.resolve(undefined);
  await turn();
  expect(sender.started).toContain('late');
  const stopped = worker.stop();
  for (const id of ['a', 'b', 'c', 'late']) sender.end(id);
  await stopped;
});

test('an email whose result cannot be recorded is logged, and holds up no other', async () => {
  const error = jest.fn();
  const sender = makeSlowSender('a', 'b', 'c');
  sender.send.mockRejectedValueOnce(new Error('no database'));
  const worker = startDeliveryWorker(sender, limits, { ...silentLogger, error });
  worker.wake();
  await turn();
  expect(sender.started).toEqual(['b', 'c']);
  expect(error.mock.calls).toEqual([['outboxFailed', { error: 'Error: no database' }]]);
  sender.due.push('d');
  worker.wake();
  await turn();
  expect(sender.started).toEqual(['b', 'c', 'd']);
  const stopped = worker.stop();
  for (const id of ['b', 'c', 'd']) sender.end(id);
  await stopped;
});

describe('the timer', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('looks every two seconds without a wake-up, once while nothing is due, until the worker is stopped', async () => {
    const { claim, send } = makeSlowSender();
    const worker = startDeliveryWorker({ claim, send }, limits, silentLogger);
    await jest.advanceTimersByTimeAsync(1999);
    expect(claim).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(claim).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(4000);
    expect(claim).toHaveBeenCalledTimes(3);
    await worker.stop();
    await jest.advanceTimersByTimeAsync(10_000);
    worker.wake();
    expect(claim).toHaveBeenCalledTimes(3);
  });
});

describe('an email that the relay has and does not answer', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('gives its place to another after five seconds, as long as few wait for an answer', async () => {
    const sender = makeSlowSender('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j');
    const worker = startDeliveryWorker(sender, limits, silentLogger);
    worker.wake();
    await jest.advanceTimersByTimeAsync(0);
    for (const id of 'abc') sender.handOver(id);
    await jest.advanceTimersByTimeAsync(4999);
    expect(sender.started.join('')).toBe('abcd');
    await jest.advanceTimersByTimeAsync(1);
    expect(sender.started.join('')).toBe('abcdef');
    sender.end('a');
    await jest.advanceTimersByTimeAsync(0);
    expect(sender.started.join('')).toBe('abcdefg');
    sender.end('d');
    await jest.advanceTimersByTimeAsync(0);
    expect(sender.started.join('')).toBe('abcdefgh');
    void worker.stop();
    for (const id of 'bcefgh') sender.end(id);
    await jest.advanceTimersByTimeAsync(0);
  });

  test('keeps its place when the answer comes soon', async () => {
    const sender = makeSlowSender('a', 'b', 'c', 'd', 'e');
    const worker = startDeliveryWorker(sender, limits, silentLogger);
    worker.wake();
    await jest.advanceTimersByTimeAsync(0);
    sender.handOver('a');
    await jest.advanceTimersByTimeAsync(1000);
    sender.end('a');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(sender.started.join('')).toBe('abcde');
    void worker.stop();
    for (const id of 'bcde') sender.end(id);
    await jest.advanceTimersByTimeAsync(0);
  });

  test('is waited for by a stop, like those that hold a place', async () => {
    const sender = makeSlowSender('a');
    const worker = startDeliveryWorker(sender, limits, silentLogger);
    worker.wake();
    await jest.advanceTimersByTimeAsync(0);
    sender.handOver('a');
    await jest.advanceTimersByTimeAsync(5000);
    let isStopped = false;
    const stop = async () => {
      await worker.stop();
      isStopped = true;
    };
    const stopped = stop();
    await jest.advanceTimersByTimeAsync(1000);
    expect(isStopped).toBe(false);
    sender.end('a');
    await stopped;
  });
});

describe('a stop', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  /** Stops a worker while its emails are under way. The result tells whether the stop is over. */
  async function stopWhileSending(sender: OutboxSender): Promise<() => boolean> {
    const worker = startDeliveryWorker(sender, limits, silentLogger);
    worker.wake();
    await jest.advanceTimersByTimeAsync(0);
    let isStopped = false;
    const stop = async () => {
      await worker.stop();
      isStopped = true;
    };
    void stop();
    return () => isStopped;
  }

  test('claims no more emails, and waits for all that are under way', async () => {
    const sender = makeSlowSender('a', 'b', 'c', 'd', 'e');
    const isStopped = await stopWhileSending(sender);
    for (const id of ['a', 'b', 'c']) sender.end(id);
    await jest.advanceTimersByTimeAsync(1000);
    expect([sender.started, isStopped()]).toEqual([['a', 'b', 'c', 'd'], false]);
    sender.end('d');
    await jest.advanceTimersByTimeAsync(0);
    expect([sender.due, isStopped()]).toEqual([['e'], true]);
  });

  test('waits five seconds for a relay that never answers, and one more for recording it', async () => {
    const sender = makeSlowSender('a', 'b');
    const isStopped = await stopWhileSending(sender);
    await jest.advanceTimersByTimeAsync(4999);
    expect(sender.signals.map(({ aborted }) => aborted)).toEqual([false, false]);
    await jest.advanceTimersByTimeAsync(1);
    expect(sender.signals.map(({ aborted }) => aborted)).toEqual([true, true]);
    expect(isStopped()).toBe(false);
    await jest.advanceTimersByTimeAsync(1000);
    expect(isStopped()).toBe(true);
  });

  test('is over at once when nothing is under way', async () => {
    const { claim, send } = makeSlowSender();
    const worker = startDeliveryWorker({ claim, send }, limits, silentLogger);
    await worker.stop();
    expect(jest.getTimerCount()).toBe(0);
  });
});
