import { PassThrough } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { discardUnread } from './unreadBody.ts';

let body: PassThrough;
beforeEach(() => {
  body = new PassThrough();
});
const discard = (limit: number) => discardUnread(body as unknown as IncomingMessage, limit, 10_000);

test('a body nobody reads is read to its end, up to the limit', async () => {
  const discarded = discard(1000);
  body.write(Buffer.alloc(600));
  body.end(Buffer.alloc(400));
  expect(await discarded).toBe(true);
  expect(body.readableEnded).toBe(true);
});

test('no more is read than the limit says', async () => {
  const discarded = discard(1000);
  body.write(Buffer.alloc(600));
  body.write(Buffer.alloc(600));
  expect(await discarded).toBe(true);
  expect(body.isPaused()).toBe(true);
});

test('a body that does not end in time is read no further', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const discarded = discard(1000);
  body.write(Buffer.alloc(600));
  jest.advanceTimersByTime(10_000);
  expect(await discarded).toBe(true);
  expect(body.isPaused()).toBe(true);
  expect(body.listenerCount('data')).toBe(0);
  jest.useRealTimers();
});

test('a body that breaks off ends it', async () => {
  const discarded = discard(1000);
  body.destroy(new Error('reset'));
  expect(await discarded).toBe(true);
});

test('a body whose connection is gone already is not waited for', async () => {
  body.destroy();
  await new Promise((closed) => body.once('close', closed));
  expect(await discard(1000)).toBe(false);
});

test('a body that somebody has begun to read is left alone', async () => {
  body.write('half');
  body.read();
  expect(await discard(1000)).toBe(false);
});
