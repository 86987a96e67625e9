import { write, writeSync } from 'node:fs';
import { errorCodeOf } from './common/errorCode.ts';

/** Bytes that may wait for a slow reader or for space on a disk; further lines are dropped. */
const mostWaiting = 1_000_000;
/** Milliseconds between attempts to write to a full pipe, and the number of attempts while the process ends. */
const [pause, lastAttempts] = [100, 20];

const isFull = (error: unknown): boolean => errorCodeOf(error) === 'EAGAIN';
const wait = (): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);

/**
 * Writes lines to a file descriptor asynchronously, one write at a time. It never fails: on a full disk, or without a
 * reader, lines wait until another one is logged. `flush`, for the end of the process, writes the waiting lines
 * synchronously or gives them up.
 */
export function makeLogWriter(fd: number): { write: (line: string) => void; flush: () => void } {
  let begun = Buffer.alloc(0);
  let waiting: Buffer[] = [];
  let size = 0;
  let writing = false;
  let retry: NodeJS.Timeout | undefined;

  const take = (written: number): void => {
    size -= written;
    begun = begun.subarray(written);
    if (begun.length > 0) return;
    begun = Buffer.concat(waiting);
    waiting = [];
  };

  function writeNext(): void {
    if (writing || begun.length === 0) return;
    writing = true;
    write(fd, begun, (error, written) => {
      writing = false;
      if (error) {
        if (isFull(error)) retry ??= setTimeout(tryAgain, pause);
        return;
      }
      take(written);
      writeNext();
    });
  }

  function tryAgain(): void {
    retry = undefined;
    writeNext();
  }

  return {
    write(line) {
      const bytes = Buffer.from(line);
      if (size + bytes.length > mostWaiting) {
        // Dropped, but there may be room for those that wait.
        writeNext();
        return;
      }
      size += bytes.length;
      waiting.push(bytes);
      if (begun.length === 0) take(0);
      writeNext();
    },

    flush() {
      // The asynchronous write that is under way completes by itself.
      if (writing) take(begun.length);
      for (let attempts = 0; begun.length > 0 && attempts < lastAttempts; attempts += 1) {
        try {
          take(writeSync(fd, begun));
          attempts = 0;
        } catch (error) {
          if (!isFull(error)) return;
          wait();
        }
      }
    },
  };
}
