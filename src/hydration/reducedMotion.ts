/** Media query: the visitor asked the device to keep things still. */
export const prefersReducedMotion = '(prefers-reduced-motion: reduce)';

/** Whether things stand still; so they do where the browser cannot tell. */
export const reducesMotion = (): boolean =>
  typeof window.matchMedia !== 'function' || window.matchMedia(prefersReducedMotion).matches;
