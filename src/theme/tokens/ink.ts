/**
 * Text on light backgrounds, on turmeric and in print. In a file of its own, so that the first load need not import all
 * of light.ts.
 */
export const ink = '#12201F';
