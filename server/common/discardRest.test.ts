import { stalledBody } from '../../mocks/http/stalledBody.ts';
import { discardRest } from './discardRest.ts';

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
afterEach(() => void jest.useRealTimers());

test('the rest of a body is read to its end', async () => {
  const { stream, feed, isRead } = stalledBody('half');
  const heard: number[] = [];
  const discarded = discardRest(stream.getReader(), {
    bytes: 100,
    time: 1000,
    onReceived: (bytes) => void heard.push(bytes),
  });
  await isRead;
  feed.enqueue(new Uint8Array(96));
  feed.close();
  await discarded;
  expect(heard).toEqual([4, 96]);
  expect(jest.getTimerCount()).toBe(0);
});

test('a body that does not end in time is left unread, and is not cancelled', async () => {
  const { stream, isRead } = stalledBody('half');
  const reader = stream.getReader();
  const cancel = jest.spyOn(reader, 'cancel');
  const discarded = discardRest(reader, { bytes: 100, time: 1000 });
  await isRead;
  jest.advanceTimersByTime(1000);
  await discarded;
  expect(cancel).not.toHaveBeenCalled();
});

test('a body of too many bytes is cancelled', async () => {
  const { stream } = stalledBody('half');
  const reader = stream.getReader();
  const cancel = jest.spyOn(reader, 'cancel');
  await discardRest(reader, { bytes: 3, time: 1000 });
  expect(cancel).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

test('a body that breaks off is an error', async () => {
  const { stream, feed, isRead } = stalledBody('half');
  const discarded = discardRest(stream.getReader(), { bytes: 100, time: 1000 });
  await isRead;
  feed.error(new Error('reset'));
  await expect(discarded).rejects.toMatchObject({ status: 400 });
});
