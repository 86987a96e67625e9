import { closeAll, stopDeadlines, stopInOrder } from './lifecycle.ts';
import type { Stoppable } from './lifecycle.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const hang = () => new Promise<void>(() => undefined);

function makeParts(changes: Partial<Stoppable> = {}) {
  const steps: string[] = [];
  const step = (name: string) => async () => void steps.push(name);
  const parts: Stoppable = {
    closeListener: step('listener'),
    endConnections: () => void steps.push('connections'),
    stopDelivery: step('delivery'),
    closeStore: step('store'),
    ...changes,
  };
  return { parts, steps };
}

test('a stop ends delivery and listener first and the store last', async () => {
  const { parts, steps } = makeParts();
  const log = { warn: jest.fn() };
  await stopInOrder(parts, log);
  expect(steps).toEqual(['delivery', 'listener', 'connections', 'store']);
  expect(log.warn).not.toHaveBeenCalled();
});

test('responses under way keep their connections for six seconds', async () => {
  const { parts, steps } = makeParts({ closeListener: hang });
  void stopInOrder(parts, { warn: jest.fn() });
  await jest.advanceTimersByTimeAsync(stopDeadlines.answers - 1);
  expect(steps).toEqual(['delivery']);
  await jest.advanceTimersByTimeAsync(1);
  expect(steps).toEqual(['delivery', 'connections', 'store']);
});

test('a stop ends in less than nine seconds even if everything hangs or fails', async () => {
  const { parts } = makeParts({
    closeListener: hang,
    stopDelivery: hang,
    closeStore: () => Promise.reject(new AggregateError([new Error('gone')])),
  });
  const log = { warn: jest.fn() };
  const stopped = stopInOrder(parts, log).then(() => Date.now());
  const start = Date.now();
  await jest.advanceTimersByTimeAsync(stopDeadlines.process);
  expect((await stopped) - start).toBeLessThan(stopDeadlines.process);
  expect(log.warn).toHaveBeenCalledTimes(3);
  expect(log.warn).toHaveBeenCalledWith('stopIncomplete', { what: 'store', error: 'AggregateError: gone' });
});

test('a failure to close one part does not keep the others from closing, and is thrown', async () => {
  const closed: string[] = [];
  const closing = closeAll(
    () => Promise.reject(new Error('the threads are gone')),
    async () => void closed.push('limits'),
    async () => void closed.push('store'),
  );
  await expect(closing).rejects.toThrow('the threads are gone');
  expect(closed).toEqual(['limits', 'store']);
});
