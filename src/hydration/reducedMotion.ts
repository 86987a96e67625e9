/** Media query: the visitor asked the device to keep things still. */
export const prefersReducedMotion = '(prefers-reduced-motion: reduce)';

/** Whether things stand still. */
export const reducesMotion = (): boolean => window.matchMedia(prefersReducedMotion).matches;
