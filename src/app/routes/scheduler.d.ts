/** The function that the site uses of React's scheduler, a package without types. */
declare module 'scheduler' {
  /**
   * @param fps how often per second React yields to the browser, 1 to 125; 0 restores the default of 5 ms between
   * yields
   */
  export function unstable_forceFrameRate(fps: number): void;
}
