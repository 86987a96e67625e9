import type { About } from './traceFile.ts';

/** What a trace tells of the browser it was made in. */
export type Environment = Pick<
  About,
  'build' | 'window' | 'colourMode' | 'reducedMotion' | 'language' | 'browser'
>;

/** The build by which the site's first script is named; a development server gives it no such name. */
function buildOf({ scripts }: Document): string {
  for (const { src } of scripts) {
    const hash = /\/main\.([0-9a-f]{8})\.js$/.exec(src)?.[1];
    if (hash !== undefined) return hash;
  }
  return 'development';
}

/** Each browser names itself beside those whose pages it wants: the most particular name comes first. */
const families = [
  ['Edge', /\bEdgi?A?O?S?\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  // Without a window it calls itself HeadlessChrome.
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

export function environmentOf(page: Window): Environment {
  const { innerWidth, innerHeight, navigator, document } = page;
  return {
    build: buildOf(document),
    window: { width: Math.round(innerWidth), height: Math.round(innerHeight) },
    colourMode: page.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    reducedMotion: page.matchMedia('(prefers-reduced-motion: reduce)').matches,
    language: /^[a-z]{2,3}\b/.exec(navigator.language.toLowerCase())?.[0] ?? 'en',
    browser: families.find(([, pattern]) => pattern.test(navigator.userAgent))?.[0] ?? 'other',
  };
}
