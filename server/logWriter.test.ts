import fs from 'node:fs';
import { makeLogWriter } from './logWriter.ts';

type Done = (error: NodeJS.ErrnoException | null, written: number) => void;

/** The bytes that were written, the error code of further writes, and the most bytes of one write. */
let received: Buffer[];
let fault: string | null;
let longest: number;
const text = () => Buffer.concat(received).toString();
const failure = () => Object.assign(new Error('no'), { code: fault ?? '' });
function arrive(bytes: Buffer): number {
  if (fault) throw failure();
  received.push(bytes.subarray(0, longest));
  return Math.min(bytes.length, longest);
}

beforeEach(() => {
  jest.useFakeTimers();
  [received, fault, longest] = [[], null, Infinity];
  jest.spyOn(fs, 'write').mockImplementation(((_fd: number, bytes: Buffer, done: Done) =>
    setTimeout(() => {
      if (fault) done(failure(), 0);
      else done(null, arrive(bytes));
    })) as unknown as typeof fs.write);
  jest
    .spyOn(fs, 'writeSync')
    .mockImplementation(((_fd: number, bytes: Buffer) => arrive(bytes)) as typeof fs.writeSync);
});
afterEach(() => jest.useRealTimers());

test('lines are written in order, even if each write takes only a part', () => {
  const { write } = makeLogWriter(1);
  longest = 3;
  for (const line of ['one\n', 'தமிழ்\n', 'three\n']) write(line);
  jest.runAllTimers();
  expect(text()).toBe('one\nதமிழ்\nthree\n');
});

test('a pipe that is full for a while loses nothing', () => {
  const { write } = makeLogWriter(1);
  fault = 'EAGAIN';
  for (const line of ['one\n', 'two\n']) {
    write(line);
    jest.advanceTimersByTime(1000);
  }
  fault = null;
  jest.advanceTimersByTime(200);
  expect(text()).toBe('one\ntwo\n');
});

test.each(['ENOSPC', 'EPIPE'])(
  'a failure with %s lets lines wait until another one is logged, and no timer retries',
  (code) => {
    const { write } = makeLogWriter(1);
    fault = code;
    for (const line of ['one\n', 'two\n']) {
      write(line);
      jest.runAllTimers();
    }
    expect(jest.getTimerCount()).toBe(0);
    fault = null;
    write('three\n');
    jest.runAllTimers();
    expect(text()).toBe('one\ntwo\nthree\n');
  },
);

test('the first megabyte of lines that cannot be written is kept, and written once another one is logged', () => {
  const { write } = makeLogWriter(1);
  fault = 'ENOSPC';
  for (let count = 0; count < 3000; count += 1) write(`${'x'.repeat(999)}\n`);
  jest.runAllTimers();
  fault = null;
  write('dropped, but written lines make room\n');
  jest.runAllTimers();
  expect(text()).toHaveLength(1_000_000);
  write('written\n');
  jest.runAllTimers();
  expect(text()).toMatch(/x\nwritten\n$/);
});

test('a flush writes the waiting lines', () => {
  const { write, flush } = makeLogWriter(1);
  fault = 'ENOSPC';
  write('one\n');
  jest.runAllTimers();
  write('two\n');
  jest.runAllTimers();
  fault = null;
  flush();
  expect(text()).toBe('one\ntwo\n');
});

test.each(['ENOSPC', 'EPIPE', 'EAGAIN'])('a flush gives up on %s', (code) => {
  jest.spyOn(Atomics, 'wait').mockReturnValue('timed-out');
  const { write, flush } = makeLogWriter(1);
  fault = code;
  write('one\n');
  jest.advanceTimersByTime(1);
  flush();
  expect(text()).toBe('');
});
