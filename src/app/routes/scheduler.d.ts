/** What the site uses of React's own scheduler, which comes without types for it. */
declare module 'scheduler' {
  /** @param fps how often a second React yields to the browser, 1 to 125; 0 restores the 5 ms it begins with */
  export function unstable_forceFrameRate(fps: number): void;
}
