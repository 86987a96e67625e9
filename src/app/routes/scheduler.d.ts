/** What the site uses of React's own scheduler, which comes without types for it. */
declare module 'scheduler' {
  /** How often a second React gives way to the browser, 1 to 125; 0 for every 5 ms, as from the start. */
  export function unstable_forceFrameRate(fps: number): void;
}
