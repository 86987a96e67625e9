/** `isStalled` is to be called regularly, with the number of bytes so far and whether more are being waited for. */
export type Progress = { isStalled(now: number, bytes: number, waiting: boolean): boolean };

/**
 * Watches a count of bytes. It has stalled when more bytes were waited for during a whole `window` (milliseconds) and
 * it grew by less than `rate` bytes a second in that time. Time in which nothing was waited for is left out.
 */
export function makeProgress(window: number, rate: number): Progress {
  let askedAt = 0;
  let lastBytes = 0;
  let wasWaiting = false;
  let waited = 0;
  let grown = 0;
  return {
    isStalled(now, bytes, waiting) {
      if (waiting && wasWaiting) {
        waited += now - askedAt;
        grown += bytes - lastBytes;
      }
      [askedAt, lastBytes, wasWaiting] = [now, bytes, waiting];
      if (waited < window) return false;
      const isStalled = grown < (rate * waited) / 1000;
      waited = 0;
      grown = 0;
      return isStalled;
    },
  };
}
