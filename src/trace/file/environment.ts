import { buildOf } from './buildOf.ts';
import type { About } from './traceFile.ts';

/** The part of a trace's `about` that describes the browser in which it was made. */
export type Environment = Pick<
  About,
  'build' | 'window' | 'colourMode' | 'reducedMotion' | 'language' | 'browser'
>;

/**
 * User agents also contain the names of the browsers they claim compatibility with: the most specific name is tried
 * first.
 */
const families = [
  ['Edge', /\bEdgi?A?O?S?\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  // No word boundary in front: the headless browser calls itself HeadlessChrome.
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

export function environmentOf(page: Window): Environment {
  const { innerWidth, innerHeight, navigator, document } = page;
  return {
    build: buildOf(Array.from(document.scripts, ({ src }) => src)),
    window: { width: Math.round(innerWidth), height: Math.round(innerHeight) },
    colourMode: page.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    reducedMotion: page.matchMedia('(prefers-reduced-motion: reduce)').matches,
    language: /^[a-z]{2,3}\b/.exec(navigator.language.toLowerCase())?.[0] ?? 'en',
    browser: families.find(([, pattern]) => pattern.test(navigator.userAgent))?.[0] ?? 'other',
  };
}
