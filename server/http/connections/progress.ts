export type Progress = {
  /**
   * Records a sample: the number of bytes so far, and whether more are being waited for. To be called regularly. Returns
   * what the samples up to this one say.
   */
  sample(now: number, bytes: number, waiting: boolean): 'moving' | 'stalled';
};

/**
 * Watches a count of bytes. It has stalled when more bytes were waited for during a whole `window` (milliseconds) and
 * it grew by less than `rate` bytes a second in that time. Time in which nothing was waited for is left out.
 */
export function makeProgress(window: number, rate: number): Progress {
  let sampledAt = 0;
  let lastBytes = 0;
  let wasWaiting = false;
  let waited = 0;
  let grown = 0;
  return {
    sample(now, bytes, waiting) {
      if (waiting && wasWaiting) {
        waited += now - sampledAt;
        grown += bytes - lastBytes;
      }
      [sampledAt, lastBytes, wasWaiting] = [now, bytes, waiting];
      if (waited < window) return 'moving';
      const verdict = grown < (rate * waited) / 1000 ? 'stalled' : 'moving';
      waited = 0;
      grown = 0;
      return verdict;
    },
  };
}
