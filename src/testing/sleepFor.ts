/**
 * The browser has slept for so many milliseconds: its clock has gone on without its timers. Under fake timers, which would
 * move both.
 */
export function sleepFor(milliseconds: number): void {
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + milliseconds);
}
