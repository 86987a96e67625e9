/** Media query: the visitor asked the device for reduced motion. */
export const prefersReducedMotion = '(prefers-reduced-motion: reduce)';

/** Whether the device asks for reduced motion. */
export const reducesMotion = (): boolean => window.matchMedia(prefersReducedMotion).matches;
