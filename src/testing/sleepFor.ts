/**
 * Simulates that the device was suspended for so many milliseconds: `performance.now` moves on, but no timer fires. For
 * use with fake timers, which would otherwise move both.
 */
export function sleepFor(milliseconds: number): void {
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + milliseconds);
}
